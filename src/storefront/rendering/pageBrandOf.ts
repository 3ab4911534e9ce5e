import type { Brand } from '#domain/brand.ts'
import type { BrandKit } from '#ui/brand/BrandContext.tsx'

/** Returns what pages receive of a brand: they are rendered with the same in browsers. */
export function pageBrandOf(brand: Brand & Pick<BrandKit, 'logo'>): BrandKit {
  const { palette: _palette, hosts: _hosts, comingLanguages: _coming, ...rest } = brand
  const { seller: _seller, ...commerce } = rest.commerce
  return { ...rest, commerce }
}
