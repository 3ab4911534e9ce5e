import type { ReactNode } from 'react'
import type { Language } from '#domain/locale.ts'
import { BrandProvider, type BrandKit } from '#ui/brand/BrandContext.tsx'
import { LanguageProvider } from '#ui/i18n/LanguageContext.tsx'
import type { Texts } from '#ui/i18n/texts.ts'
import { TextsContext } from './hooks/useText.ts'

type Props = { brand: BrandKit; language: Language; texts: Texts; children: ReactNode }

export const Providers = ({ brand, language, texts, children }: Props) => (
  <BrandProvider value={brand}>
    <LanguageProvider language={language}>
      <TextsContext value={texts}>{children}</TextsContext>
    </LanguageProvider>
  </BrandProvider>
)
