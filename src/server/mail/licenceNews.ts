/** The letters about licences and subscriptions. */
export type LicenceLetter = 'licenceReminder'

/** What of a licence or subscription its letters speak of. */
export type LicenceNews = {
  readonly kind: 'licence' | 'subscription'
  readonly name: string
  readonly product: string
  readonly quantity: number
  /** ISO 8601 */
  readonly endsAt: string
  /** where it is renewed */
  readonly link: string
}
