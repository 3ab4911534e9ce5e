import { isLanguage, type Language } from '#domain/locale.ts'

/** Where an address leads, once its language is taken off. */
export type Address = {
  readonly language: Language | undefined
  readonly place: 'store' | 'cms' | 'other'
  /** what follows the language */
  readonly rest: string
}

export function readAddress(path: string): Address {
  const [first, second] = path.split('/').filter(Boolean)
  if (isLanguage(first)) {
    const rest = path.slice(first.length + 1)
    return { language: first, place: isCms(second) ? 'cms' : 'store', rest }
  }
  const rest = path === '/' ? '' : path
  if (first !== undefined && others.has(first)) return { language: undefined, place: 'other', rest }
  return { language: undefined, place: isCms(first) ? 'cms' : 'store', rest }
}

const isCms = (segment: string | undefined): boolean => segment === 'cms' || segment === 'cms-login'

const others = new Set(['api', 'files', 'assets', 'healthz', 'readyz', 'metrics'])
