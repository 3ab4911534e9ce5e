import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'Every kilowatt, accounted for',
  description:
    'Meters, current clamps, solar and generator monitors with the gateways and software that turn them into one bill you believe.',
  heroTitle: 'Find the power you are paying for twice.',
  heroText:
    'Metering for towers, malls and plants, quoted per site and running the week it arrives.',
  address: 'Street 12, New Industrial Area, Doha, Qatar',
}
