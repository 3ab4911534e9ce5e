/** What a request waits for while it waits for staff. */
export const pendingStaffActions = ['review', 'reading', 'offer', 'counter', 'answer'] as const
