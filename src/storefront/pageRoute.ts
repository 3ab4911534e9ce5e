import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import type { Collection } from './data/collections.ts'
import type { LoaderContext } from './data/loaderContext.ts'
import type { RouteHandle } from './head/head.ts'

/** The dependencies of a page. */
export type PageContext = {
  readonly brand: PageBrand
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

type PageModule = {
  readonly definePage: (
    context: PageContext,
  ) => PageDefinition<never> | Promise<PageDefinition<never>>
}

const modules = import.meta.glob<PageModule>('./pages/*.tsx')

/** Creates the route of a page, which loads its component, loader, head and texts on demand. */
export const pageRoute = (path: string, name: string, context: PageContext): RouteObject => ({
  ...(path ? { path } : { index: true }),
  lazy: async () => {
    const { definePage } = (await modules[`./pages/${name}.tsx`]?.()) ?? throwUnknownPage(name)
    const { head, bar, ...definition } = await definePage(context)
    const module = `src/storefront/pages/${name}.tsx`
    return { ...definition, handle: { module, head, bar } satisfies RouteHandle<never> }
  },
})

const throwUnknownPage = (name: string): never => {
  throw new Error(`${name} is no page`)
}
