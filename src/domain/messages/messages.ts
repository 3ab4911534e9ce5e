import { inLanguage, type Language, type Translated } from '../locale.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'

export type MessageKey = keyof typeof en
export type Messages = Readonly<Record<MessageKey, string>>
/** A value, or what it is called in each language. */
export type MessageValue = string | number | Translated
export type MessageValues = Readonly<Record<string, MessageValue>>

const catalogues: Translated<Messages> = { en, ar }

/** A message in the reader's language with its `{placeholders}` filled; `{name:lower}` in small letters. */
export const formatMessage = (
  key: MessageKey,
  language: Language,
  values: MessageValues = {},
): string =>
  inLanguage(catalogues, language)[key].replace(
    /\{(\w+)(:lower)?\}/g,
    (whole, name: string, lower) => {
      const given = values[name] ?? whole
      const value = String(typeof given === 'object' ? inLanguage(given, language) : given)
      return lower ? value.toLowerCase() : value
    },
  )
