import { languageCodes } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { tableOf } from '#domain/keys.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { BrandKit } from '#ui/brand/BrandContext.tsx'

/** The brand as staff has it now: its name and currency stand in the page. */
export function shopBrand(built: BrandKit, page: Document): BrandKit {
  const said: unknown = JSON.parse(
    page.querySelector('meta[name="shop"]')?.getAttribute('content') || '{}',
  )
  if (!isRecord(said)) return built
  const { name } = said
  const names = isRecord(name) ? name : {}
  return {
    ...built,
    name: tableOf(languageCodes, (code) => String(names[code] ?? built.name[code])),
    currency: currencyCodes.find((code) => code === said['currency']) ?? built.currency,
  }
}
