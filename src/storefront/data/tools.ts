import type { PageBrand } from '#domain/brand.ts'
import { currencyCodes, type Currency } from '#domain/money.ts'
import type { Common } from './loadShop.ts'
import type { ShopApi } from './shopApi.ts'
import { showsOf, type Shows } from './shows.ts'
import type { Metadata } from './types.ts'

/** What the loaders of pages work with. */
export type Tools = {
  readonly api: ShopApi
  readonly brand: PageBrand
  readonly metadata: () => Promise<Metadata>
  readonly terms: () => Promise<Terms>
}

/** In which currency the shop sells, and what it shows of what it sells. */
export type Terms = { readonly currency: Currency; readonly shows: Shows }

export const toolsFor = (
  api: ShopApi,
  brand: PageBrand,
  { metadata, settings }: Common,
  signal: AbortSignal,
): Tools => ({
  api,
  brand,
  metadata: () => metadata(signal),
  terms: async () => {
    const set = await settings(signal)
    return {
      currency: currencyCodes.find((code) => code === set.currency) ?? brand.currency,
      shows: showsOf(brand, set),
    }
  },
})
