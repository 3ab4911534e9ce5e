import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'Water and waste, measured',
  description:
    'Smart meters, pressure and level sensors, valves and bin sensors for municipalities and building operators.',
  heroTitle: 'Every drop has an address.',
  heroText:
    'Metering and leak detection bought by tender, delivered by district and read from one map.',
  address: 'Mussafah M-14, Abu Dhabi, United Arab Emirates',
}
