import type { i18n } from 'i18next'
import { useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Outlet, useLoaderData } from 'react-router-dom'
import { languages, type Language } from '#domain/locale.ts'
import { LanguageProvider } from '#ui/i18n/LanguageContext.tsx'
import { MuiRoot } from '#ui/mui/MuiRoot.tsx'
import { useTheme } from './theme.ts'

export type LanguageData = { readonly language: Language; readonly texts: i18n }

/** Provides the language of the address to everything below. */
export function LanguageRoot() {
  const { language, texts } = useLoaderData<LanguageData>()
  const theme = useTheme()
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = languages[language].direction
  }, [language])
  return (
    <LanguageProvider language={language}>
      <I18nextProvider i18n={texts}>
        <MuiRoot theme={theme}>
          <Outlet />
        </MuiRoot>
      </I18nextProvider>
    </LanguageProvider>
  )
}
