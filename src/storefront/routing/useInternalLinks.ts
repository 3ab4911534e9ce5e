import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

/**
 * Opens links to storefront pages without loading a new document; a `target`, a `download` or a
 * language opts out. One listener serves all links, also those in texts and in parts that are not
 * hydrated.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  const { language } = useLanguage()
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
      const link = target instanceof Element ? target.closest('a') : null
      if (!link?.href || link.target || link.hreflang || link.hasAttribute('download')) return
      if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return
      const { origin, pathname, search, hash } = new URL(link.href)
      const inside = pathname.slice(language.length + 1)
      const isShop = pathname.startsWith(`/${language}`) && /^(\/(?!cms)|$)/.test(inside)
      if (origin !== location.origin || !isShop) return
      const isSamePage = pathname === location.pathname && search === location.search
      if (isSamePage && hash) return
      event.preventDefault()
      void navigate((inside || '/') + search + hash, {
        replace: isSamePage && hash === location.hash,
        preventScrollReset: 'keepsScroll' in link.dataset,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, language])
}
