import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import type { Collection } from './data/collections.ts'
import type { LoaderContext } from './data/loaderContext.ts'
import type { RouteHandle } from './head.ts'

/** What a page is opened with. */
export type PageContext = {
  readonly brand: PageBrand
  readonly loaderContextFor: (signal: AbortSignal) => LoaderContext
  /** the part of the products that is listed */
  readonly collection?: Collection
}

/** A page that has come with its words. */
export type PageDefinition<Data> = {
  readonly Component: NonNullable<RouteObject['Component']>
  readonly loader: LoaderFunction
  readonly head: NonNullable<RouteHandle<Data>['head']>
  readonly bar?: RouteHandle<Data>['bar']
}

type PageModule = {
  readonly open: (context: PageContext) => PageDefinition<never> | Promise<PageDefinition<never>>
}

const modules = import.meta.glob<PageModule>('./pages/*.tsx')

/** A page brings everything of its own with it, when it is asked for: its loader, its head, its words. */
export const pageRoute = (path: string, name: string, context: PageContext): RouteObject => ({
  ...(path ? { path } : { index: true }),
  lazy: async () => {
    const { open } = (await modules[`./pages/${name}.tsx`]?.()) ?? throwUnknownPage(name)
    const { head, bar, ...definition } = await open(context)
    const module = `src/storefront/pages/${name}.tsx`
    return { ...definition, handle: { module, head, bar } satisfies RouteHandle<never> }
  },
})

const throwUnknownPage = (name: string): never => {
  throw new Error(`${name} is no page`)
}
