import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'Field instruments, in stock',
  description:
    'Industrial sensors, trackers, gateways and kits for people who install them: clear specifications, honest stock, fast dispatch.',
  heroTitle: 'Field instruments for work that cannot stop.',
  heroText:
    'Rated enclosures, real battery figures and the mounting parts you would otherwise forget. Specified by installers, for installers.',
  address: 'Al Quoz Industrial Area 3, Dubai, United Arab Emirates',
}
