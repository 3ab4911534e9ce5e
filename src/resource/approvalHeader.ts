/** Set on the response to a write of which a part waits for approval by a second person. */
export const approvalHeader = 'x-approval'
