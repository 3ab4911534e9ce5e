import { addCurrencySymbol } from '#domain/addCurrencySymbol.ts'
import { formatDateTime } from '#domain/formatDateTime.ts'
import { languages, scriptOf, type Language } from '#domain/locale.ts'
import { memoize } from '#domain/memoize.ts'
import { currencies, toMajor, type Currency, type Money } from '#domain/money.ts'
import { localizeDigits, localizedPercentSign } from '#domain/localizeDigits.ts'

/** Formats amounts, dates and digits in one language. */
export type Formats = {
  number(value: number): string
  percent(value: number): string
  readonly percentSign: string
  money(value: Money): string
  /** 'DD MMM YYYY h:mm a', or '-' when it is not a date */
  date(value: string | number | Date, timeZone?: string): string
  /** '340 KB', '1.2 MB' */
  fileSize(bytes: number): string
  /** Free text with its digits in the language's own; texts with Latin letters are unchanged. */
  digits(text: string): string
}

export const formatsFor = (language: Language): Formats =>
  (cache[language] ??= createFormats(language))

const cache: Partial<Record<Language, Formats>> = {}

function createFormats(language: Language): Formats {
  const { tag } = languages[language]
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })
  const percentSign = localizedPercentSign(language)
  const amountsIn = memoize(
    (currency: Currency) => new Intl.NumberFormat(tag, fractionDigits(currency)),
  )
  return {
    number: (value) => numbers.format(value),
    percent: (value) => `${numbers.format(value)}${percentSign}`,
    percentSign,
    fileSize: (bytes) => sizeText(bytes, (amount) => numbers.format(amount), language),
    money: (value) =>
      addCurrencySymbol(amountsIn(value.currency).format(toMajor(value)), value.currency, language),
    date: (value, timeZone = 'UTC') => formatDateTime(value, timeZone, language),
    digits: (text) => (percentSign === '%' ? text : localizeTextDigits(text, language)),
  }
}

const sizeUnits = { latin: ['KB', 'MB'], arabic: ['كيلوبايت', 'ميغابايت'] } as const

/** Not left to Intl, because its units differ between Node and browsers. */
function sizeText(bytes: number, format: (amount: number) => string, language: Language): string {
  const [small, large] = sizeUnits[scriptOf(language)]
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? `${format(Math.max(1, Math.round(kilobytes)))}\u00a0${small}`
    : `${format(Math.round(kilobytes / 102.4) / 10)}\u00a0${large}`
}

const fractionDigits = (currency: Currency) => ({
  minimumFractionDigits: currencies[currency],
  maximumFractionDigits: currencies[currency],
})

/**
 * Localises the digits of a text. Texts with only Latin letters, such as "-20 to 60 °C", are
 * unchanged so that they read in order, and so is the masked end of a code.
 */
const localizeTextDigits = (text: string, language: Language): string =>
  text.startsWith('••••') || (/[A-Za-z]/.test(text) && !/\p{Script=Arabic}/u.test(text))
    ? text
    : text.replace(/\S+/g, (word) =>
        /[A-Za-z]/.test(word) ? word : localizeNumber(word, language),
      )

const localizeNumber = (word: string, language: Language): string =>
  localizeDigits(
    word
      .replace(/(?<=\d)\.(?=\d)/g, '٫')
      .replace(/(?<=\d),(?=\d{3})/g, '٬')
      // The mark of an Arabic letter, without which the sign of a lone number is on the wrong side.
      .replace(/^(?=.*\d٪$)/, '\u061c'),
    language,
  )
