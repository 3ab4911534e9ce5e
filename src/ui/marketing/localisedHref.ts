import { isLanguage, type Language } from '#domain/locale.ts'

/** Returns the target of a link that staff entered: pages of the shop get the reader's language. */
export function localisedHref(link: string, language: Language): string {
  if (!link.startsWith('/')) return link
  const [, first = '', ...rest] = link.split('/')
  const [segment = ''] = first.split(/[?#]/)
  const path = isLanguage(segment)
    ? [first.slice(segment.length), ...rest].join('/')
    : link.slice(1)
  return path === '' || /^[?#]/.test(path)
    ? `/${language}${path}`
    : `/${language}/${path.replace(/^\/+/, '')}`
}
