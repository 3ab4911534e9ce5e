import { languageCodes } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { recordFromKeys } from '#domain/keys.ts'
import type { ServedBrands } from '#resource/brandFields.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { BrandKit } from '#ui/brand/BrandContext.tsx'

type JsonObject = Readonly<Record<string, unknown>>

const asJsonObject = (value: unknown): JsonObject => (isRecord(value) ? value : {})

/** Returns the shop data that the server put into the page. */
const readShopMeta = (page: Document): JsonObject =>
  asJsonObject(JSON.parse(page.querySelector('meta[name="shop"]')?.getAttribute('content') || '{}'))

/** Returns the names of the brands served together, by key; empty for a single brand. */
export const servedBrandNames = (page: Document): ServedBrands['names'] =>
  Object.fromEntries(
    Object.entries(asJsonObject(readShopMeta(page)['brands'])).map(([key, names]) => [
      key,
      recordFromKeys(languageCodes, (code) => String(asJsonObject(names)[code] ?? key)),
    ]),
  )

/** Returns the brand with its current name and currency, which the page contains. */
export function brandFromPage(buildBrand: BrandKit, page: Document): BrandKit {
  const shopMeta = readShopMeta(page)
  const names = asJsonObject(shopMeta['name'])
  return {
    ...buildBrand,
    name: recordFromKeys(languageCodes, (code) => String(names[code] ?? buildBrand.name[code])),
    currency: currencyCodes.find((code) => code === shopMeta['currency']) ?? buildBrand.currency,
  }
}
