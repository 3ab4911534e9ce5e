/** The values of the mails about licences and subscriptions. */
export type LicenceMails = {
  readonly licenceReminder: LicenceMailValues
  readonly licenceUsage: LicenceUsageMailValues
}

/** The usage of the licences that a tenant has. */
type LicenceUsageMailValues = {
  readonly name: string
  readonly product: string
  readonly tenant: string
  readonly quantity: number
  readonly used: number
}

/** The values of a mail about one licence or subscription. */
type LicenceMailValues = {
  readonly kind: 'licence' | 'subscription'
  readonly name: string
  readonly product: string
  readonly quantity: number
  /** ISO 8601 */
  readonly endsAt: string
  /** where the reader can renew it */
  readonly link: string
}
