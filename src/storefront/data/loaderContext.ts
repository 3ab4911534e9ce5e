import type { PageBrand } from '#domain/brand.ts'
import { currencyCodes, type Currency } from '#domain/money.ts'
import type { SharedReaders } from './loadShop.ts'
import type { ShopApi } from './shopApi.ts'
import { shopVisibilityOf, type ShopVisibility } from './shopVisibility.ts'
import type { Metadata } from './types.ts'

/** The dependencies of the page loaders. */
export type LoaderContext = {
  readonly api: ShopApi
  readonly brand: PageBrand
  readonly metadata: () => Promise<Metadata>
  readonly salesTerms: () => Promise<SalesTerms>
}

export type SalesTerms = { readonly currency: Currency; readonly visibility: ShopVisibility }

export const createLoaderContext = (
  api: ShopApi,
  brand: PageBrand,
  { metadata, settings }: SharedReaders,
  signal: AbortSignal,
): LoaderContext => ({
  api,
  brand,
  metadata: () => metadata(signal),
  salesTerms: async () => {
    const shopSettings = await settings(signal)
    return {
      currency: currencyCodes.find((code) => code === shopSettings.currency) ?? brand.currency,
      visibility: shopVisibilityOf(brand, shopSettings),
    }
  },
})
