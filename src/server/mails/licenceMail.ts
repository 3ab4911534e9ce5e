/** What the letters about licences and subscriptions are about. */
export type LicenceMails = {
  readonly licenceReminder: LicenceMailValues
  readonly licenceUsage: LicenceUsageMailValues
}

/** What a tenant uses of the licences it was given. */
type LicenceUsageMailValues = {
  readonly name: string
  readonly product: string
  readonly tenant: string
  readonly quantity: number
  readonly used: number
}

/** What of a licence or subscription its letters speak of. */
type LicenceMailValues = {
  readonly kind: 'licence' | 'subscription'
  readonly name: string
  readonly product: string
  readonly quantity: number
  /** ISO 8601 */
  readonly endsAt: string
  /** where it is renewed */
  readonly link: string
}
