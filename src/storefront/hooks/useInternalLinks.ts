import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

/** Opens plain links to storefront pages within an element without loading a new document. */
export function useInternalLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const { language } = useLanguage()
  useEffect(() => {
    const { current } = container
    const follow = (event: MouseEvent): void => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return
      const { origin, pathname, search, hash } = new URL(link.href)
      const inside = pathname.slice(language.length + 1)
      const isShop = pathname.startsWith(`/${language}`) && /^(\/(?!cms)|$)/.test(inside)
      if (origin !== location.origin || !isShop) return
      event.preventDefault()
      void navigate((inside || '/') + search + hash)
    }
    current?.addEventListener('click', follow)
    return () => current?.removeEventListener('click', follow)
  }, [container, navigate, language])
}
