import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  languageCodes,
  type ByLanguage,
  type Language,
  type LanguageChoice,
} from '#domain/locale.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { languageOf, readSavedLanguage, saveLanguage } from './languageChoice.ts'

/** Returns the available languages, the current choice, and a function to change it. */
export function useLanguageChoice(): {
  readonly availableLanguages: readonly Language[]
  readonly currentChoice: LanguageChoice
  readonly setChoice: (choice: LanguageChoice) => void
} {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { language } = useLanguage()
  const { languages: offered } = useBrand()
  const [saved, setSaved] = useState(readSavedLanguage)
  return {
    availableLanguages: languageCodes.filter((code) => offered.includes(code)),
    currentChoice: saved === 'system' ? saved : language,
    setChoice(choice) {
      saveLanguage(choice)
      setSaved(choice)
      const next = languageOf(choice, offered)
      void navigate(pathname.replace(/^\/[^/]+/, `/${next}`) + search, { replace: true })
    },
  }
}

const shortNames: ByLanguage = { ar: 'ع' }

export const shortLanguageName = (code: Language): string => shortNames[code] ?? code.toUpperCase()
