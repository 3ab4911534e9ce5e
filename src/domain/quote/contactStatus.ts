import { createLifecycle, type Move } from '../lifecycle.ts'

export const contactStatuses = ['submitted', 'in_review', 'answered', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** Status changes of a contact request: it is answered, or closed without an answer. */
export const contactMoves: readonly Move<ContactStatus, 'staff'>[] = [
  { from: 'submitted', to: 'in_review', by: ['staff'] },
  { from: 'in_review', to: 'answered', by: ['staff'] },
  { from: 'in_review', to: 'closed', by: ['staff'] },
]

export const contactLifecycle = createLifecycle(contactStatuses, contactMoves)
