import type { BrandTexts } from '#domain/brand.ts'

export const en: BrandTexts = {
  tagline: 'Eyes on every berth',
  description:
    'Trackers, tide and tank sensors and satellite gateways for ports, fleets and fish farms: sealed for salt water and serviced on the quay.',
  heroTitle: 'Know the vessel before it calls.',
  heroText:
    'Positions, levels and temperatures from ship and shore, on equipment that has already survived salt, sun and a forklift.',
  address: 'Port Road, Mina Al Fahal, Muscat, Oman',
}
