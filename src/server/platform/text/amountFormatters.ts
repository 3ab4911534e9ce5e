import { addCurrencySymbol } from '#domain/addCurrencySymbol.ts'
import { formatDate } from '#domain/formatDateTime.ts'
import { languages, type Language } from '#domain/locale.ts'
import { currencies, toMajor, type Money } from '#domain/money.ts'
import { localizedPercentSign } from '#domain/localizeDigits.ts'

/** Formats amounts, numbers and dates of one language, the same way as the storefront. */
export type AmountFormatters = {
  readonly money: (value: Money) => string
  /** without the currency, where that is shown elsewhere */
  readonly amountOnly: (value: Money) => string
  readonly number: (value: number) => string
  /** from basis points: 1500 is 15 % */
  readonly percent: (rate: number) => string
  readonly date: (iso: string, timeZone: string) => string
}

const cache: Partial<Record<Language, AmountFormatters>> = {}

export const amountFormatters = (language: Language): AmountFormatters =>
  (cache[language] ??= createFormatters(language))

function createFormatters(language: Language): AmountFormatters {
  const { tag } = languages[language]
  const byPlaces = new Map<number, Intl.NumberFormat>()
  const decimalFormat = (places: number): Intl.NumberFormat => {
    const existing = byPlaces.get(places) ?? createDecimalFormat(tag, places)
    byPlaces.set(places, existing)
    return existing
  }
  let percents: Intl.NumberFormat | undefined
  const amountOnly = (value: Money): string =>
    decimalFormat(currencies[value.currency]).format(toMajor(value))
  return {
    money: (value) => addCurrencySymbol(amountOnly(value), value.currency, language),
    amountOnly,
    number: (value) => decimalFormat(0).format(value),
    percent: (rate) => {
      percents ??= new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
      return `${percents.format(rate / 100)}${localizedPercentSign(language)}`
    },
    date: (iso, timeZone) => formatDate(iso, timeZone, language),
  }
}

const createDecimalFormat = (tag: string, places: number): Intl.NumberFormat =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: places })
