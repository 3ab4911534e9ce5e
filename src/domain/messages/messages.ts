import type { Language } from '../locale.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'

export type MessageKey = keyof typeof en
export type Messages = Readonly<Record<MessageKey, string>>
export type MessageValues = Readonly<Record<string, string | number>>

const catalogues: Readonly<Record<Language, Messages>> = { en, ar }

/** A message in the reader's language with its `{placeholders}` filled; `{name:lower}` in small letters. */
export const say = (key: MessageKey, language: Language, values: MessageValues = {}): string =>
  catalogues[language][key].replace(/\{(\w+)(:lower)?\}/g, (whole, name: string, lower) => {
    const value = String(values[name] ?? whole)
    return lower ? value.toLowerCase() : value
  })
