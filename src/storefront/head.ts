import type { ComponentType } from 'react'
import type { UIMatch } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { Settings } from './data/types.ts'
import type { StoreText } from './useText.ts'

/** What a page says about itself to browsers, searchers and those who share it. */
export type Head = {
  readonly title: string
  readonly description?: string | undefined
  /** path and query inside the language; the page's own path when left out */
  readonly canonical?: string | undefined
  readonly image?: string | undefined
  readonly hidden?: boolean
  readonly structured?: readonly object[]
}

export type HeadContext = {
  readonly brand: PageBrand
  /** nothing where they could not be read */
  readonly settings: Settings | undefined
  readonly language: Language
  readonly text: StoreText
  /** scheme and host, without a slash at the end */
  readonly origin: string
  readonly pathname: string
  readonly search: string
}

/** What a route carries beside its component. */
export type RouteHandle<Data> = {
  /** the module of its component, whose files the first answer names */
  readonly module?: string
  readonly head?: (data: Data, context: HeadContext) => Head
  /** in the header, instead of the ways to everywhere else */
  readonly bar?: ComponentType | undefined
}

type MatchedRoute = Pick<UIMatch, 'handle' | 'loaderData'>

/** The head of the innermost page that has one. */
export function headOf(matches: readonly MatchedRoute[], context: HeadContext): Head {
  const last = matches.findLast((each) => isHandle(each.handle) && each.handle.head)
  const head = last && isHandle(last.handle) ? last.handle.head : undefined
  const routeHead = head && last?.loaderData ? head(last.loaderData, context) : undefined
  const { brand, language, text } = context
  return routeHead ?? { title: `${text('notFound.title')} | ${brand.name[language]}`, hidden: true }
}

export const isHandle = (value: unknown): value is RouteHandle<unknown> =>
  typeof value === 'object' && value !== null
