import { sentenceCase } from '#resource/names.ts'
import { useText, type CmsTexts } from './useText.ts'
import type { TextKey } from '#ui/i18n/texts.ts'

const keys: Readonly<Record<string, TextKey<CmsTexts>>> = {
  catalogue: 'nav.catalogue',
  metadata: 'nav.metadata',
}

/** The heading of a navigation section. */
export function useSectionLabel(): (section: string) => string {
  const t = useText()
  return (section) => {
    const key = keys[section]
    return key ? t(key) : sentenceCase(section)
  }
}
