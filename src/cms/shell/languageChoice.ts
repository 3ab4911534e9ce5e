import {
  defaultLanguage,
  isLanguage,
  findPreferredLanguage,
  type Language,
  type LanguageChoice,
} from '#domain/locale.ts'
import { setPreferenceCookie } from '#ui/setPreferenceCookie.ts'
import { readPreferenceCookie } from '../context/readPreferenceCookie.ts'

/** What was chosen in this browser: a language, or that of the device. */
export function readSavedLanguage(): LanguageChoice | undefined {
  const saved = readPreferenceCookie('language')
  return isLanguage(saved) || saved === 'system' ? saved : undefined
}

/** Whoever has chosen is offered no other language. */
export function saveLanguage(choice: LanguageChoice): void {
  setPreferenceCookie('language', choice)
  setPreferenceCookie('languageOffer', 'closed')
  document.querySelector('.languageOffer')?.remove()
}

export const languageOf = (choice: LanguageChoice, offered: readonly Language[]): Language =>
  choice === 'system' ? deviceLanguage(offered) : choice

/** The first that this device asks for. */
const deviceLanguage = (offered: readonly Language[]): Language =>
  findPreferredLanguage(navigator.languages.join(','), offered) ?? offered[0] ?? defaultLanguage
