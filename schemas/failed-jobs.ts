import { defineResource } from '#resource/declaration.ts'
import { choiceOf } from './shared/choiceOf.ts'

const waiting = { status: ['waiting'] } as const

/** Background jobs that used up their last attempt, and how they were resolved. */
export default defineResource({
  name: 'failed-jobs',
  menu: { section: 'system', icon: 'list', order: 80 },
  labels: { en: ['Failed job', 'Failed jobs'], ar: ['مهمة متعثرة', 'المهام المتعثرة'] },
  schema: {
    type: 'object',
    required: ['job', 'status'],
    properties: {
      job: {
        type: 'string',
        maxLength: 100,
        readOnly: true,
        'x-label': { en: 'Job', ar: 'المهمة' },
      },
      reason: {
        type: 'string',
        'x-kind': 'multiline',
        maxLength: 1000,
        readOnly: true,
        'x-label': { en: 'Reason', ar: 'السبب' },
      },
      data: {
        type: 'string',
        'x-kind': 'multiline',
        maxLength: 10_000,
        readOnly: true,
        'x-label': { en: 'About', ar: 'بخصوص' },
      },
      attempts: {
        type: 'integer',
        minimum: 1,
        readOnly: true,
        'x-label': { en: 'Attempts', ar: 'عدد المحاولات' },
      },
      failedAt: {
        type: 'string',
        format: 'date-time',
        readOnly: true,
        'x-label': { en: 'Failed', ar: 'وقت التعثر' },
      },
      status: {
        ...choiceOf({
          waiting: ['Waiting for a decision', 'بانتظار القرار'],
          retried: ['Retried', 'أعيدت المحاولة'],
          discarded: ['Discarded', 'تم التجاهل'],
        }),
        readOnly: true,
        'x-label': { en: 'Status', ar: 'الحالة' },
      },
    },
  },
  title: 'job',
  table: {
    columns: ['job', 'reason', 'attempts', 'failedAt', 'status'],
    search: ['job', 'reason'],
    filters: ['status', 'job'],
    sort: '-failedAt',
  },
  access: { verbs: ['read'] },
  actions: {
    retry: {
      label: { en: 'Retry', ar: 'إعادة المحاولة' },
      from: waiting,
      confirm: {
        en: 'Try this job once more, from the beginning?',
        ar: 'هل تريد إعادة محاولة هذه المهمة من البداية؟',
      },
    },
    discard: {
      label: { en: 'Discard', ar: 'تجاهل' },
      danger: true,
      from: waiting,
      confirm: {
        en: 'Discard this job? It will not be done.',
        ar: 'هل تريد تجاهل هذه المهمة؟ لن يتم تنفيذها.',
      },
    },
  },
})
