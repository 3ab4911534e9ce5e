import type { FullLanguage, Translations } from '#domain/locale.ts'
import type { Row } from '#server/engine/context.ts'
import type { Buyer } from './buyers.ts'

type Address = {
  readonly country: string
  readonly city: string
  readonly additionalDetails: string
}

type User = {
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly email: string
  readonly phoneNumber: string
  readonly language: FullLanguage
  readonly active?: boolean
}

export type DemoPerson = User & { readonly address: Address; readonly joinedDaysAgo: number }

export type Tenant = { readonly tenantId: string; readonly users: readonly User[] }

/** `group` is the code of a customer group. */
export type Customer = DemoPerson & { readonly group?: string }
export type Company = Customer & { readonly tenants: readonly Tenant[] }

/** The demo accounts and their own records. */
export type DemoAccounts = {
  readonly joinedDaysAgo: number
  readonly role: {
    readonly title: Translations
    readonly description: Translations
    readonly permissions: readonly string[]
  }
  readonly company: Row
  readonly tenant: Row
  readonly tenantUser: Row
  readonly customer: Row
  readonly customerAddress: Row
  readonly customerPaymentMethod: Row
  readonly secondTenant: Tenant & Pick<DemoPerson, 'address' | 'joinedDaysAgo'>
  /** how they appear on orders */
  readonly buyers: readonly Omit<Buyer, 'joinedDaysAgo'>[]
}
