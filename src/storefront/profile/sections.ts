import type { Features } from '#domain/brand.ts'
import type { ExtraIconName } from '../components/ExtraIcon.tsx'

/** The paths and icons of the account pages. */
export const sections = {
  details: { to: '/profile', icon: 'person' },
  orders: { to: '/orders', icon: 'box', feature: 'orders' },
  requests: { to: '/requests', icon: 'chat' },
  licences: { to: '/profile/licenses', icon: 'key' },
  addresses: { to: '/profile/addresses', icon: 'pin', feature: 'savedAddresses' },
  payment: { to: '/profile/payment-methods', icon: 'card', feature: 'savedPaymentMethods' },
  security: { to: '/profile/security', icon: 'shield' },
  wishlist: { to: '/wishlist', icon: 'heart' },
} as const satisfies Record<string, SectionDefinition>

type SectionDefinition = {
  readonly to: string
  readonly icon: ExtraIconName
  /** the brand feature that the section requires */
  readonly feature?: keyof Features
}

export type SectionName = keyof typeof sections

/** The sections that belong to the profile page. */
const profileParts = ['details', 'addresses', 'payment', 'security'] as const
export type ProfilePart = (typeof profileParts)[number]

const sectionOrder = [
  'details',
  'orders',
  'requests',
  'licences',
  'addresses',
  'payment',
  'security',
  'wishlist',
] as const

/** Returns the sections that a brand offers. */
export const offeredSections = (features: Features): readonly SectionName[] =>
  sectionOrder.filter((name) => {
    const { feature }: SectionDefinition = sections[name]
    return !feature || features[feature]
  })

/** Returns the profile section at a path relative to the profile page. */
export const profilePartAt = (path: string, features: Features): ProfilePart | undefined =>
  profileParts.find((name) => {
    const { to, feature }: SectionDefinition = sections[name]
    return to === ['/profile', path].filter(Boolean).join('/') && (!feature || features[feature])
  })
