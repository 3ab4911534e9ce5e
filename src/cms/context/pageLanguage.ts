import { defaultLanguage, isLanguage, type Language } from '#domain/locale.ts'

/** The language the address asks for. */
const languageOfPath = (path: string): Language | undefined => {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : undefined
}

export const pageLanguage = (): Language => languageOfPath(location.pathname) ?? defaultLanguage
