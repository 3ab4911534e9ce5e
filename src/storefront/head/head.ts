import type { ComponentType } from 'react'
import type { UIMatch } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { Settings } from '../data/types.ts'
import type { StoreText } from '../hooks/useText.ts'

/** The metadata of a page for browsers, search engines and link previews. */
export type Head = {
  readonly title: string
  readonly description?: string | undefined
  /** path and query without the language prefix; defaults to the page's own path */
  readonly canonical?: string | undefined
  readonly image?: string | undefined
  readonly hidden?: boolean
  /** for search engines; browsers, which change the title only, do not get its code */
  readonly structured?: readonly object[] | false
}

export type HeadContext = {
  readonly brand: PageBrand
  /** undefined if they could not be read */
  readonly settings: Settings | undefined
  readonly language: Language
  readonly text: StoreText
  /** scheme and host without a trailing slash */
  readonly origin: string
  readonly pathname: string
  readonly search: string
}

/** What a route carries beside its component. */
export type RouteHandle<Data> = {
  /** the component's module, whose files are preloaded by the first response */
  readonly module?: string
  readonly head?: (data: Data, context: HeadContext) => Head
  /** replaces the navigation in the header */
  readonly bar?: ComponentType | undefined
}

type MatchedRoute = Pick<UIMatch, 'handle' | 'loaderData'>

/** Returns the head of the innermost matched route that has one. */
export function headOf(matches: readonly MatchedRoute[], context: HeadContext): Head {
  const last = matches.findLast((each) => isHandle(each.handle) && each.handle.head)
  const head = last && isHandle(last.handle) ? last.handle.head : undefined
  const routeHead = head && last?.loaderData ? head(last.loaderData, context) : undefined
  const { brand, language, text } = context
  return routeHead ?? { title: `${text('notFound.title')} | ${brand.name[language]}`, hidden: true }
}

export const isHandle = (value: unknown): value is RouteHandle<unknown> =>
  typeof value === 'object' && value !== null
