import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'
import { readOnlyField } from './shared/labelledField.ts'

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const
const pending = { status: ['pending'] } as const

/** Something one staff member started that a second one has to approve. */
export default defineResource({
  name: 'approvals',
  menu: { section: 'system', icon: 'shield', order: 60 },
  labels: { en: ['Approval', 'Approvals'], ar: ['موافقة', 'الموافقات'] },
  schema: {
    type: 'object',
    required: ['subject', 'kind', 'status'],
    properties: {
      subject: readOnlyField('About', 'الموضوع', text(255)),
      kind: readOnlyField(
        'Kind',
        'النوع',
        choiceOf({
          refund: ['Refund', 'استرداد'],
          administrator: ['New administrator', 'مسؤول جديد'],
          administratorEmail: ['Email of an administrator', 'البريد الإلكتروني لمسؤول'],
          administratorFactors: ['Second factors of an administrator', 'العوامل الثانية لمسؤول'],
          settings: ['Fewer approvals', 'تخفيف الموافقات'],
        }),
      ),
      amount: readOnlyField('Amount', 'المبلغ', { 'x-kind': 'money' }),
      reason: readOnlyField('Reason', 'السبب', { ...text(1000), 'x-kind': 'multiline' }),
      status: readOnlyField(
        'Status',
        'الحالة',
        choiceOf({
          pending: ['Waiting for a second person', 'بانتظار شخص ثانٍ'],
          approved: ['Approved', 'تمت الموافقة'],
          declined: ['Declined', 'مرفوضة'],
        }),
      ),
      requestedBy: readOnlyField('Requested by', 'طلبها', text(255)),
      decidedBy: readOnlyField('Decided by', 'قررها', text(255)),
      decidedAt: readOnlyField('Decided', 'وقت القرار', { type: 'string', format: 'date-time' }),
    },
  },
  title: 'subject',
  table: {
    columns: ['subject', 'kind', 'amount', 'status', 'requestedBy', 'createdAt'],
    search: ['subject', 'requestedBy'],
    filters: ['status', 'kind'],
    sort: '-createdAt',
  },
  access: { verbs: ['read'] },
  actions: {
    approve: {
      label: { en: 'Approve', ar: 'موافقة' },
      access: 'approve',
      from: pending,
      confirm: {
        en: 'Approve this? It is done at once.',
        ar: 'هل توافق على ذلك؟ سيُنفَّذ فورًا.',
      },
    },
    decline: {
      label: { en: 'Decline', ar: 'رفض' },
      access: 'approve',
      danger: true,
      from: pending,
      confirm: {
        en: 'Decline this? Nothing will be done.',
        ar: 'هل ترفض ذلك؟ لن يُنفَّذ شيء.',
      },
    },
  },
})
