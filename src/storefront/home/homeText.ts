import type { home } from '#ui/i18n/en/home.ts'
import type { TextCatalogue } from '#ui/i18n/texts.ts'
import { createPageTexts } from '../createPageTexts.ts'

const texts = createPageTexts<typeof home>(
  'home',
  import.meta.glob<TextCatalogue>('../../ui/i18n/*/home.ts', { import: 'home' }),
)

export const { load: loadHomeTexts, use: useHomeText } = texts
