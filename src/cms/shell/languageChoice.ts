import {
  defaultLanguage,
  isLanguage,
  findPreferredLanguage,
  type Language,
  type LanguageChoice,
} from '#domain/locale.ts'
import { setPreferenceCookie } from '#ui/setPreferenceCookie.ts'
import { readPreferenceCookie } from '../context/readPreferenceCookie.ts'

/** Returns the language choice saved in this browser, which may be that of the device. */
export function readSavedLanguage(): LanguageChoice | undefined {
  const saved = readPreferenceCookie('language')
  return isLanguage(saved) || saved === 'system' ? saved : undefined
}

/** Stores the choice. Users who have chosen are not offered other languages. */
export function saveLanguage(choice: LanguageChoice): void {
  setPreferenceCookie('language', choice)
  setPreferenceCookie('languageOffer', 'closed')
  document.querySelector('.languageOffer')?.remove()
}

export const languageOf = (choice: LanguageChoice, offered: readonly Language[]): Language =>
  choice === 'system' ? deviceLanguage(offered) : choice

/** Returns the first language of the device that is offered. */
const deviceLanguage = (offered: readonly Language[]): Language =>
  findPreferredLanguage(navigator.languages.join(','), offered) ?? offered[0] ?? defaultLanguage
