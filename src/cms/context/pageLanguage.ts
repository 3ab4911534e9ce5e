import { defaultLanguage, isLanguage, type Language } from '#domain/locale.ts'

/** Returns the language in an address. */
const languageOfPath = (path: string): Language | undefined => {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : undefined
}

export const pageLanguage = (): Language => languageOfPath(location.pathname) ?? defaultLanguage
