/** What is known of somebody at the door from the step before. */
export type Known = {
  readonly email: string
  /** undefined: not of a tenant */
  readonly tenant: string | undefined
}

export const nobody: Known = { email: '', tenant: undefined }
