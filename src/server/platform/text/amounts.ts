import { amountText } from '#domain/amountText.ts'
import { dayText } from '#domain/dateText.ts'
import { languages, type Language } from '#domain/locale.ts'
import { currencies, toMajor, type Money } from '#domain/money.ts'
import { percentSignIn } from '#domain/ownDigits.ts'

/** How one language writes what is counted, owed and dated; as the shop itself does. */
export type AmountFormatters = {
  readonly money: (value: Money) => string
  /** the same where its currency is said elsewhere */
  readonly figure: (value: Money) => string
  readonly number: (value: number) => string
  /** of basis points: 1500 are 15 % */
  readonly percent: (rate: number) => string
  /** the day in a time zone */
  readonly date: (iso: string, timeZone: string) => string
}

const cache: Partial<Record<Language, AmountFormatters>> = {}

export const amountFormatters = (language: Language): AmountFormatters =>
  (cache[language] ??= createFormatters(language))

function createFormatters(language: Language): AmountFormatters {
  const { tag } = languages[language]
  const byPlaces = new Map<number, Intl.NumberFormat>()
  const plain = (places: number): Intl.NumberFormat => {
    const known = byPlaces.get(places) ?? fixed(tag, places)
    byPlaces.set(places, known)
    return known
  }
  const percents = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const figure = (value: Money): string => plain(currencies[value.currency]).format(toMajor(value))
  return {
    money: (value) => amountText(figure(value), value.currency, language),
    figure,
    number: (value) => plain(0).format(value),
    percent: (rate) => `${percents.format(rate / 100)}${percentSignIn(language)}`,
    date: (iso, timeZone) => dayText(iso, timeZone, language),
  }
}

const fixed = (tag: string, places: number): Intl.NumberFormat =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: places })
