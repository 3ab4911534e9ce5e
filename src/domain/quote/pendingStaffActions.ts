/** The staff actions that a request can be waiting for. */
export const pendingStaffActions = ['review', 'reading', 'offer', 'counter', 'answer'] as const
