import { languageCodes } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { tableOf } from '#domain/keys.ts'
import type { ServedBrands } from '#resource/branded.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { BrandKit } from '#ui/brand/BrandContext.tsx'

type Facts = Readonly<Record<string, unknown>>

const factsOf = (facts: unknown): Facts => (isRecord(facts) ? facts : {})

/** What the server says of the shop in the page. */
const shopFacts = (page: Document): Facts =>
  factsOf(JSON.parse(page.querySelector('meta[name="shop"]')?.getAttribute('content') || '{}'))

/** The names of the brands that are served together, by their keys; none where it is one alone. */
export const servedNames = (page: Document): ServedBrands['names'] =>
  Object.fromEntries(
    Object.entries(factsOf(shopFacts(page)['brands'])).map(([key, names]) => [
      key,
      tableOf(languageCodes, (code) => String(factsOf(names)[code] ?? key)),
    ]),
  )

/** The brand as staff has it now: its name and currency stand in the page. */
export function shopBrand(built: BrandKit, page: Document): BrandKit {
  const said = shopFacts(page)
  const names = factsOf(said['name'])
  return {
    ...built,
    name: tableOf(languageCodes, (code) => String(names[code] ?? built.name[code])),
    currency: currencyCodes.find((code) => code === said['currency']) ?? built.currency,
  }
}
