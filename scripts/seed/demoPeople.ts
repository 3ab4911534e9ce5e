import type { FullLanguage } from '#domain/locale.ts'

export type Place = { readonly country: string; readonly city: string; readonly street: string }

export type DemoPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly title: 'mr' | 'ms' | 'dr' | 'eng'
  readonly email: string
  readonly phone: string
  readonly language: FullLanguage
  /** days since they came */
  readonly joinedDaysAgo: number
  readonly place: Place
}

export type Customer = DemoPerson & { readonly group?: Group }
export type Company = DemoPerson & {
  readonly companyName: string
  readonly taxNumber?: string
  readonly group?: Group
  readonly tenants: readonly Tenant[]
}
export type Tenant = {
  readonly name: string
  readonly tenantId: string
  readonly allowedDeviceProfileTypes?: readonly string[]
  readonly allowedNetworkServers?: readonly string[]
  readonly users: readonly (Omit<DemoPerson, 'place' | 'joinedDaysAgo'> & {
    readonly inactive?: true
  })[]
}

/** The names of the groups in the demo catalogue. */
export type Group = 'resellers' | 'enterprise' | 'government' | 'new_customers'

export const saudi = (city: string, street: string): Place => ({ country: 'SA', city, street })
export const emirati = (city: string, street: string): Place => ({ country: 'AE', city, street })
