import { isLanguage, type Language } from '#domain/locale.ts'

/** Where a link of staff leads a reader: pages of the shop open in the reader's language. */
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
