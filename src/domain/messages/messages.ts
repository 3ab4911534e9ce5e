import { pickTranslation, type Language, type Translations } from '../locale.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'

export type MessageKey = keyof typeof en
export type Messages = Readonly<Record<MessageKey, string>>
/** A value, or its text in each language. */
export type MessageValue = string | number | Translations
export type MessageValues = Readonly<Record<string, MessageValue>>

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key)

const messagesByLanguage: Translations<Messages> = { en, ar }

/**
 * Formats a message in the reader's language with its `{placeholders}` filled; `{name:lower}` in
 * lower case.
 */
export const formatMessage = (
  key: MessageKey,
  language: Language,
  values: MessageValues = {},
): string =>
  pickTranslation(messagesByLanguage, language)[key].replace(
    /\{(\w+)(:lower)?\}/g,
    (whole, name: string, lower) => {
      const rawValue = values[name] ?? whole
      const value = String(
        typeof rawValue === 'object' ? pickTranslation(rawValue, language) : rawValue,
      )
      return lower ? value.toLowerCase() : value
    },
  )
