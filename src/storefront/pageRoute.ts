import { data, type LoaderFunction, type RouteObject } from 'react-router-dom'
import type { PageBrand, Seller } from '#domain/brand.ts'
import type { Collection } from './data/collections.ts'
import type { LoaderContext } from './data/loaderContext.ts'
import type { RouteHandle } from './head/head.ts'
import { UnknownPage } from './layout/UnknownPage.tsx'

/** The dependencies of a page. */
export type PageContext = {
  readonly brand: PageBrand
  readonly loadSeller: () => Promise<Seller>
  readonly loaderContextFor: (signal: AbortSignal) => Promise<LoaderContext>
  /** the collection that is listed */
  readonly collection?: Collection
}

/** A loaded page, including its texts. */
export type PageDefinition<Data> = {
  readonly Component: NonNullable<RouteObject['Component']>
  readonly loader: LoaderFunction
  readonly head: NonNullable<RouteHandle<Data>['head']>
  readonly bar?: RouteHandle<Data>['bar']
}

export type PageModule = {
  readonly definePage: (
    context: PageContext,
  ) => PageDefinition<never> | Promise<PageDefinition<never>>
}

/**
 * Creates the route of a page, which loads its component, loader, head and texts on demand. Its
 * name in `pages/` tells the server which files the document needs.
 */
export const pageRoute = (
  path: string,
  load: () => Promise<PageModule>,
  context: PageContext,
  name?: string,
) => ({
  // The same whether all pages are known or only the first.
  id: `/${path}`,
  ...(path ? { path } : { index: true }),
  lazy: async () => {
    const { definePage } = await load()
    const { head, bar, ...definition } = await definePage(context)
    const handle: RouteHandle<never> = { head, bar, ...(name && { module: moduleOf(name) }) }
    return { ...definition, handle }
  },
})

const moduleOf = (name: string): string => `src/storefront/pages/${name}.tsx`

export const unknownPageRoute: RouteObject = {
  id: '/*',
  path: '*',
  Component: UnknownPage,
  ErrorBoundary: UnknownPage,
  loader: () => {
    throw data(null, { status: 404 })
  },
}
