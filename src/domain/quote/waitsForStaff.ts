/** What a request waits for while it waits for staff. */
export const waitsForStaff = ['review', 'reading', 'offer', 'counter', 'answer'] as const
