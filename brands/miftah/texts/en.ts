import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'Every door answers',
  description:
    'Smart locks, readers and door sensors for offices, rentals and sites, with the licences that run them.',
  heroTitle: 'Lose the keys. Keep the doors.',
  heroText: 'Locks that know who came and when, opened from a phone, a card or a gate across town.',
  address: 'Block 3, Shuwaikh Industrial, Kuwait City, Kuwait',
}
