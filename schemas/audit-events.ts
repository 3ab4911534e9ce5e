import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'

export default defineResource({
  name: 'audit-events',
  menu: { section: 'system', icon: 'history', order: 70 },
  labels: { en: ['Audit event', 'Audit log'], ar: ['حدث', 'سجل التدقيق'] },
  schema: {
    type: 'object',
    required: ['email', 'event'],
    properties: {
      email: { type: 'string', maxLength: 255, readOnly: true },
      event: {
        ...choiceOf({
          signed_in: ['Signed in', 'تسجيل دخول'],
          sign_in_failed: ['Sign-in failed', 'فشل تسجيل الدخول'],
          signed_out: ['Signed out', 'تسجيل خروج'],
          sessions_ended: ['Signed out everywhere', 'تسجيل خروج من كل الأجهزة'],
          token_reused: ['Old token used again', 'إعادة استخدام رمز قديم'],
          too_many_attempts: ['Too many attempts', 'محاولات كثيرة'],
          code_requested: ['Code requested', 'طلب رمز'],
          code_failed: ['Wrong code', 'رمز خاطئ'],
          password_reset: ['Password reset', 'إعادة تعيين كلمة المرور'],
          password_changed: ['Password changed', 'تغيير كلمة المرور'],
          registered: ['Registered', 'تسجيل حساب'],
          invited: ['Invited', 'دعوة'],
          invitation_accepted: ['Invitation accepted', 'قبول دعوة'],
          rights_changed: ['Permissions changed', 'تغيير الصلاحيات'],
          activated: ['Activated', 'تفعيل'],
          deactivated: ['Deactivated', 'إيقاف'],
          deleted: ['Deleted', 'حذف'],
        }),
        readOnly: true,
        'x-label': { en: 'Event', ar: 'الحدث' },
      },
      kind: {
        ...choiceOf({
          admin: ['Administrator', 'مسؤول'],
          company: ['Company root user', 'مستخدم رئيسي'],
          tenantUser: ['Tenant user', 'مستخدم تابع لمستأجر'],
          customer: ['Customer', 'عميل'],
        }),
        readOnly: true,
        'x-label': { en: 'Account kind', ar: 'نوع الحساب' },
      },
      actor: {
        type: 'string',
        maxLength: 255,
        readOnly: true,
        'x-label': { en: 'By', ar: 'بواسطة' },
      },
      ip: {
        type: 'string',
        maxLength: 60,
        readOnly: true,
        'x-label': { en: 'IP address', ar: 'عنوان IP' },
      },
      device: {
        type: 'string',
        maxLength: 255,
        readOnly: true,
        'x-label': { en: 'Device', ar: 'الجهاز' },
      },
      details: {
        type: 'string',
        'x-kind': 'multiline',
        maxLength: 1000,
        readOnly: true,
        'x-label': { en: 'Details', ar: 'التفاصيل' },
      },
    },
  },
  title: 'email',
  table: {
    columns: ['email', 'event', 'kind', 'ip', 'device', 'createdAt'],
    search: ['email', 'ip', 'actor'],
    filters: ['event', 'kind'],
    sort: '-createdAt',
  },
  access: { verbs: ['read'] },
})
