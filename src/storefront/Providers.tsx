import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#domain/locale.ts'
import { BrandProvider, type BrandKit } from '#ui/brand/BrandContext.tsx'
import { LanguageProvider } from '#ui/i18n/LanguageContext.tsx'

type Props = { brand: BrandKit; language: Language; texts: i18n; children: ReactNode }

export const Providers = ({ brand, language, texts, children }: Props) => (
  <BrandProvider value={brand}>
    <LanguageProvider language={language}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </LanguageProvider>
  </BrandProvider>
)
