import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'A home that listens',
  description:
    'Door, leak and air sensors, plugs and hubs for flats and villas: small, quiet and set up over one cup of tea.',
  heroTitle: 'Small things that look after home.',
  heroText: 'Sensors you stick on in a minute, one hub for all of them, and nothing to drill.',
  address: '26 July Corridor, Sheikh Zayed, Giza, Egypt',
}
