import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'One SIM, every network',
  description:
    'IoT SIM cards, data plans, modems and gateways that pick the strongest network wherever they wake up.',
  heroTitle: 'Connected before you unbox it.',
  heroText:
    'Plans by the device, by the month or for ten years, and one page that shows what each card is doing.',
  address: '14 Wharf Lane, London E14, United Kingdom',
}
