import { useEffect } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { Items } from '../lists/keptList.ts'
import { useKnown, type Look } from './known.ts'
import { bringLooks } from './looks.ts'

/** What is in the cart, as it looks. */
export function useLooks(items: Items): Readonly<Record<string, Look>> {
  const { looks } = useKnown()
  const { language } = useLanguage()
  const ids = Object.keys(items)
  const unknown = ids.filter((id) => !looks[id]).join()
  useEffect(() => {
    if (unknown) void bringLooks(unknown.split(','), language)
  }, [unknown, language])
  return looks
}
