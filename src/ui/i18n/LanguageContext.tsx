import { createContext, use, type ReactNode } from 'react'
import { defaultLanguage, languages, type Direction, type Language } from '#domain/locale.ts'

const Context = createContext<Language>(defaultLanguage)

export const LanguageProvider = (props: { language: Language; children: ReactNode }) => (
  <Context.Provider value={props.language}>{props.children}</Context.Provider>
)

export function useLanguage(): { language: Language; direction: Direction } {
  const language = use(Context)
  return { language, direction: languages[language].direction }
}
