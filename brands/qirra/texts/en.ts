import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'Two to eight, all the way',
  description:
    'Temperature loggers, door sensors and live trackers for medicine, food and flowers, calibrated before they leave us.',
  heroTitle: 'Cold from the ramp to the shelf.',
  heroText:
    'Calibrated sensors that call before the box is warm, and a record no auditor sends back.',
  address: 'Building 48, Salman Industrial City, Hidd, Bahrain',
}
