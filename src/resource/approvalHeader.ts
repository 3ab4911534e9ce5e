/** Beside the answer to a write of which some part waits until a second person agrees. */
export const approvalHeader = 'x-approval'
