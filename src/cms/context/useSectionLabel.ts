import type { MenuSection } from '#resource/declaration.ts'
import type { TextKey } from '#ui/i18n/texts.ts'
import { useText, type CmsTexts } from './useText.ts'

const labelKeys: Readonly<Record<MenuSection, TextKey<CmsTexts>>> = {
  catalogue: 'nav.catalogue',
  sales: 'nav.sales',
  people: 'nav.people',
  marketing: 'nav.marketing',
  metadata: 'nav.metadata',
  system: 'nav.system',
}

/** The heading of a navigation section. */
export function useSectionLabel(): (section: MenuSection) => string {
  const t = useText()
  return (section) => t(labelKeys[section])
}
