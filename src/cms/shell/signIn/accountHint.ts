/** What is known of somebody at the door from the step before. */
export type AccountHint = {
  readonly email: string
  /** undefined: not of a tenant */
  readonly tenant: string | undefined
}

export const emptyAccountHint: AccountHint = { email: '', tenant: undefined }
