import { isLanguage, type Language } from '#domain/locale.ts'

export type PageLocation = {
  readonly language: Language | undefined
  readonly area: 'store' | 'cms' | 'other'
  /** the path after the language */
  readonly rest: string
}

export function parseLocation(path: string): PageLocation {
  const [first, second] = path.split('/').filter(Boolean)
  if (isLanguage(first)) {
    const rest = path.slice(first.length + 1)
    return { language: first, area: isCms(second) ? 'cms' : 'store', rest }
  }
  const rest = path === '/' ? '' : path
  if (first !== undefined && otherPaths.has(first))
    return { language: undefined, area: 'other', rest }
  return { language: undefined, area: isCms(first) ? 'cms' : 'store', rest }
}

const isCms = (segment: string | undefined): boolean => segment === 'cms' || segment === 'cms-login'

const otherPaths = new Set(['api', 'files', 'assets', 'healthz', 'readyz', 'metrics'])
