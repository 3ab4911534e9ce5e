/** What the previous step knows about the user. */
export type AccountHint = {
  readonly email: string
  /** undefined if the user belongs to no tenant */
  readonly tenant: string | undefined
}

export const emptyAccountHint: AccountHint = { email: '', tenant: undefined }
