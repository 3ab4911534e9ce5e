export type LicenceMails = {
  readonly licenceReminder: LicenceMailValues
  readonly licenceUsage: LicenceUsageMailValues
}

type LicenceUsageMailValues = {
  readonly name: string
  readonly product: string
  readonly tenant: string
  readonly quantity: number
  readonly used: number
}

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
