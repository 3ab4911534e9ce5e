import { dayText } from '#domain/dateText.ts'
import { scriptOf, languages, type Language } from '#domain/locale.ts'
import { currencies, toMajor, type Currency, type Money } from '#domain/money.ts'
import { percentSignIn } from '#domain/ownDigits.ts'

/** How one language writes what is counted, owed and dated; as the shop itself does. */
export type Amounts = {
  readonly money: (value: Money) => string
  /** the same where its currency is said elsewhere */
  readonly figure: (value: Money) => string
  readonly number: (value: number) => string
  /** of basis points: 1500 are 15 % */
  readonly percent: (rate: number) => string
  /** the day in a time zone */
  readonly date: (iso: string, timeZone: string) => string
}

const made: Partial<Record<Language, Amounts>> = {}

export const amountsIn = (language: Language): Amounts => (made[language] ??= make(language))

function make(language: Language): Amounts {
  const { tag } = languages[language]
  const byPlaces = new Map<number, Intl.NumberFormat>()
  const plain = (places: number): Intl.NumberFormat => {
    const known = byPlaces.get(places) ?? fixed(tag, places)
    byPlaces.set(places, known)
    return known
  }
  const percents = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const symbols = new Map<Currency, string>()
  const symbol = (currency: Currency): string => {
    const known = symbols.get(currency) ?? symbolOf(currency, language)
    symbols.set(currency, known)
    return known
  }
  const figure = (value: Money): string => plain(currencies[value.currency]).format(toMajor(value))
  return {
    money: (value) => placed(figure(value), symbol(value.currency), language),
    figure,
    number: (value) => plain(0).format(value),
    percent: (rate) => `${percents.format(rate / 100)}${percentSignIn(language)}`,
    date: (iso, timeZone) => dayText(iso, timeZone, language),
  }
}

const fixed = (tag: string, places: number): Intl.NumberFormat =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: places })

/** Without the characters of Intl that turn the direction: there is no word in it that they would turn. */
const unmarked = (text: string): string => text.replace(/\p{Cf}/gu, '')

function placed(amount: string, symbol: string, language: Language): string {
  if (scriptOf(language) === 'arabic') return `${amount}\u00a0${symbol}`
  if (/\p{L}/u.test(symbol)) return `${symbol}\u00a0${amount}`
  return amount.startsWith('-') ? `-${symbol}${amount.slice(1)}` : `${symbol}${amount}`
}

/** Arabic has symbols of its own for some; the others have one sign, or their code. */
function symbolOf(currency: Currency, language: Language): string {
  const own = partOf(currency, language, 'symbol').replace(/\.$/, '')
  if (/\p{Script=Arabic}/u.test(own)) return own
  const sign = partOf(currency, 'en', 'narrowSymbol')
  return /\p{L}/u.test(sign) ? currency : sign
}

function partOf(
  currency: Currency,
  language: Language,
  currencyDisplay: 'symbol' | 'narrowSymbol',
): string {
  const { tag } = languages[language]
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
  const part = format.formatToParts(0).find(({ type }) => type === 'currency')
  return unmarked(part?.value ?? currency)
}
