import type { Features } from '#domain/brand.ts'
import type { IconName } from '../components/Icon.tsx'

/** The parts of the profile, in their order, each with its address below `/profile`. */
export const sections = {
  details: { path: '', icon: 'person' },
  addresses: { path: 'addresses', icon: 'pin', feature: 'savedAddresses' },
  payment: { path: 'payment-methods', icon: 'card', feature: 'savedPaymentMethods' },
  security: { path: 'security', icon: 'shield' },
} as const satisfies Record<string, SectionFacts>

type SectionFacts = {
  readonly path: string
  readonly icon: IconName
  /** what a brand must have for it to be there */
  readonly feature?: keyof Features
}

export type SectionName = keyof typeof sections

const order = ['details', 'addresses', 'payment', 'security'] as const

/** Those that a brand offers. */
export const offeredSections = (features: Features): readonly SectionName[] =>
  order.filter((name) => {
    const facts: SectionFacts = sections[name]
    return !facts.feature || features[facts.feature]
  })

export const sectionAt = (path: string, features: Features): SectionName | undefined =>
  offeredSections(features).find((name) => sections[name].path === path)
