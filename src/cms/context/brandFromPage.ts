import { languageCodes } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { tableOf } from '#domain/keys.ts'
import type { ServedBrands } from '#resource/brandFields.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { BrandKit } from '#ui/brand/BrandContext.tsx'

type JsonObject = Readonly<Record<string, unknown>>

const asJsonObject = (value: unknown): JsonObject => (isRecord(value) ? value : {})

/** What the server says of the shop in the page. */
const readShopMeta = (page: Document): JsonObject =>
  asJsonObject(JSON.parse(page.querySelector('meta[name="shop"]')?.getAttribute('content') || '{}'))

/** The names of the brands that are served together, by their keys; none where it is one alone. */
export const servedBrandNames = (page: Document): ServedBrands['names'] =>
  Object.fromEntries(
    Object.entries(asJsonObject(readShopMeta(page)['brands'])).map(([key, names]) => [
      key,
      tableOf(languageCodes, (code) => String(asJsonObject(names)[code] ?? key)),
    ]),
  )

/** The brand as staff has it now: its name and currency stand in the page. */
export function brandFromPage(buildBrand: BrandKit, page: Document): BrandKit {
  const shopMeta = readShopMeta(page)
  const names = asJsonObject(shopMeta['name'])
  return {
    ...buildBrand,
    name: tableOf(languageCodes, (code) => String(names[code] ?? buildBrand.name[code])),
    currency: currencyCodes.find((code) => code === shopMeta['currency']) ?? buildBrand.currency,
  }
}
