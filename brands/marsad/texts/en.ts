import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'Hardware that reports back',
  description:
    'Sensors, trackers, gateways and connectivity for fleets, buildings, farms and plants, ready to connect on the day they arrive.',
  heroTitle: 'See what your sites are doing. All of them.',
  heroText:
    'Sensors, trackers and gateways picked to work together, with the SIM cards and software that bring their readings home.',
  address: 'King Fahd Road, Riyadh, Saudi Arabia',
}
