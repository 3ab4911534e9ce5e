import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'The field, written down',
  description:
    'Soil, water and weather sensors for orchards, greenhouses and open fields, chosen with agronomists and installed by neighbours.',
  heroTitle: 'Let the soil tell you when.',
  heroText:
    'Moisture, sap and weather from every plot, with people who know your crop to say what it means. Ask, and we plan it with you.',
  address: 'Airport Road, Al Jizah, Amman, Jordan',
}
