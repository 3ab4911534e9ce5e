import { createContext, use } from 'react'
import type { PageBrand } from '#domain/brand.ts'

/** A brand with its drawings, as the build hands it over. */
export type BrandKit = PageBrand & {
  /** SVG source; its colours are the brand's custom properties */
  readonly logo: string
}

const Context = createContext<BrandKit | undefined>(undefined)

export const BrandProvider = Context.Provider

export function useBrand(): BrandKit {
  const brand = use(Context)
  if (!brand) throw new Error('BrandProvider is missing')
  return brand
}
