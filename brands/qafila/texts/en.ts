import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'The road reports in',
  description:
    'Vehicle trackers, cameras, fuel and tyre sensors with SIM cards that roam, for fleets from five vans to five hundred lorries.',
  heroTitle: 'Run the whole fleet from one screen.',
  heroText:
    'Where they are, how they are driven and what they burn. Plug in today, see it tonight.',
  address: 'Al Khumrah Logistics Park, Jeddah, Saudi Arabia',
}
