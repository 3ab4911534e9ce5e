import type { Features } from '#domain/brand.ts'
import type { ExtraIconName } from '../components/extraIcons.ts'

/** Where the pages of an account are, in the order of its navigation. */
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
  /** what a brand must have for it to be there */
  readonly feature?: keyof Features
}

export type SectionName = keyof typeof sections

/** Those that are parts of the one page of the profile. */
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

/** Those that a brand offers. */
export const offeredSections = (features: Features): readonly SectionName[] =>
  sectionOrder.filter((name) => {
    const { feature }: SectionDefinition = sections[name]
    return !feature || features[feature]
  })

/** The part of the profile at an address below it. */
export const profilePartAt = (path: string, features: Features): ProfilePart | undefined =>
  profileParts.find((name) => {
    const { to, feature }: SectionDefinition = sections[name]
    return to === ['/profile', path].filter(Boolean).join('/') && (!feature || features[feature])
  })
