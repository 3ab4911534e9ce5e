import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import type { Tools } from './data/tools.ts'
import type { RouteHandle } from './head.ts'

/** What a page is opened with. */
export type Opening = {
  readonly brand: Brand
  readonly tools: (signal: AbortSignal) => Tools
}

/** A page that has come with its words. */
export type Page<Data> = {
  readonly Component: NonNullable<RouteObject['Component']>
  readonly loader?: LoaderFunction
  readonly head: NonNullable<RouteHandle<Data>['head']>
}

/** Pages that few visitors open bring everything of theirs with them: their loader, their head, their words. */
export const openLater = <Data>(
  module: string,
  bring: () => Promise<Page<Data>>,
): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const { head, ...page } = await bring()
    return { ...page, handle: { module, head } satisfies RouteHandle<Data> }
  },
})
