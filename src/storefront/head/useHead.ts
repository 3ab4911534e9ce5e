import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { headOf } from './head.ts'
import { useShop } from '../hooks/useShop.ts'
import { useText } from '../hooks/useText.ts'

/** Updates the document's metadata on client-side navigation. */
export function useHead(): void {
  const matches = useMatches()
  const { pathname, search } = useLocation()
  const { language } = useLanguage()
  const brand = useBrand()
  const text = useText()
  const settings = useShop()?.settings
  useEffect(() => {
    const { origin } = location
    const head = headOf(matches, { brand, settings, language, text, origin, pathname, search })
    document.title = head.title
    const path = head.canonical ?? pathname
    const localPath = path === '/' ? '' : path
    updateTag('meta[name="description"]', 'content', head.description ?? '')
    updateTag('link[rel="canonical"]', 'href', `${origin}/${language}${localPath}`)
    for (const code of brand.languages) {
      updateTag(`link[hreflang="${code}"]`, 'href', `${origin}/${code}${localPath}`)
    }
  }, [matches, pathname, search, brand, settings, language, text])
}

const updateTag = (selector: string, attribute: string, value: string): void =>
  document.querySelector(selector)?.setAttribute(attribute, value)
