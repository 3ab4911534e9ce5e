import type { ComponentProps } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** a path within the language */
  to: string
  /** keeps the scroll position, for a change within the page */
  preventScrollReset?: boolean
}

/** A link to a page of the shop, which `useInternalLinks` opens without loading a document. */
export function Link({ to, preventScrollReset, children, ...others }: LinkProps) {
  const { language } = useLanguage()
  return (
    <a {...others} href={pathIn(language, to)} data-keeps-scroll={preventScrollReset || undefined}>
      {children}
    </a>
  )
}

/** The URL of a path of the shop. */
export const pathIn = (language: string, path: string): string =>
  `/${language}${path === '/' ? '' : path}`
