import { createContext, use } from 'react'
import type { PageBrand } from '#domain/brand.ts'

/** A brand with its logo, as provided by the build. */
export type BrandKit = PageBrand & {
  /** SVG source; uses the brand's custom properties as colours */
  readonly logo: string
}

const Context = createContext<BrandKit | undefined>(undefined)

export const BrandProvider = Context.Provider

export function useBrand(): BrandKit {
  const brand = use(Context)
  if (!brand) throw new Error('BrandProvider is missing')
  return brand
}
