import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { readOnlyField } from './shared/labelledField.ts'

/** The history of licenses and subscriptions. Its records are never changed. */
export default defineResource({
  name: 'license-events',
  menu: { section: 'sales', icon: 'history', order: 78 },
  labels: { en: ['License event', 'License events'], ar: ['حدث ترخيص', 'أحداث التراخيص'] },
  schema: {
    type: 'object',
    properties: {
      kind: readOnlyField(
        'Event',
        'الحدث',
        choiceOf({
          granted: ['Bought', 'شراء'],
          renewal_ordered: ['Renewal ordered', 'طلب تجديد'],
          renewed: ['Renewed', 'تجديد'],
          allocated: ['Allocated', 'تخصيص'],
          changed: ['Changed', 'تعديل'],
          used: ['Usage reported', 'تسجيل استخدام'],
          activated: ['Activated', 'تفعيل'],
          suspended: ['Suspended', 'إيقاف'],
          resumed: ['Resumed', 'استئناف'],
          revoked: ['Revoked', 'سحب'],
          past_due: ['Payment due', 'استحقاق الدفع'],
          cancel_planned: ['Cancelled at the end of the period', 'إلغاء عند نهاية المدة'],
          cancelled: ['Cancelled', 'إلغاء'],
          expired: ['Expired', 'انتهاء'],
        }),
      ),
      pool: readOnlyField('License pool', 'حزمة التراخيص', { 'x-relation': 'license-pools' }),
      allocation: readOnlyField('License', 'الترخيص', { 'x-relation': 'license-allocation' }),
      subscription: readOnlyField('Subscription', 'الاشتراك', { 'x-relation': 'subscriptions' }),
      quantity: { type: 'integer', readOnly: true },
      actor: readOnlyField('By', 'بواسطة', { type: 'string' }),
      company: readOnlyField('Company', 'الشركة', { 'x-relation': 'companies' }),
      tenant: readOnlyField('Tenant', 'المستأجر', { 'x-relation': 'tenants' }),
      customer: readOnlyField('Customer', 'العميل', { 'x-relation': 'customers' }),
    },
  },
  title: 'kind',
  subtitle: ['pool', 'tenant'],
  table: {
    columns: ['kind', 'createdAt', 'pool', 'allocation', 'subscription', 'quantity', 'actor'],
    search: ['actor'],
    filters: ['kind', 'pool', 'allocation', 'subscription', 'company', 'tenant'],
    sort: '-createdAt',
  },
  access: {
    verbs: ['read'],
    rows: { company: 'company', tenant: 'tenant', customer: 'customer' },
  },
})
