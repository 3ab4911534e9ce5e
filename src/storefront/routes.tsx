import type { RouteObject } from 'react-router-dom'
import type { PageBrand, Seller } from '#domain/brand.ts'
import type { SharedReaders, ShopData } from './data/loadShop.ts'
import { readOnce } from './data/readOnce.ts'
import type { ShopApi } from './data/shopApi.ts'
import { BrokenPage, ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import type { PageContext } from './pageRoute.ts'

/** The dependencies of all routes of one language. */
export type ShopContext = PageContext & {
  readonly loadShop: (signal: AbortSignal) => Promise<ShopData>
}

/** What loads data is itself loaded on demand: the first page comes with its data. */
export function createShopContext(
  loadApi: () => Promise<ShopApi>,
  brand: PageBrand,
  loadSeller: () => Promise<Seller>,
  preloaded?: Pick<ShopData, keyof SharedReaders>,
): ShopContext {
  // The same for every page of a visit; the browser gets them with the first page.
  const readers: SharedReaders = {
    metadata: readOnce(async (signal) => preloaded?.metadata ?? (await loadApi()).metadata(signal)),
    settings: readOnce(async (signal) => preloaded?.settings ?? (await loadApi()).settings(signal)),
  }
  return {
    brand,
    loadSeller,
    loadShop: async (signal) => {
      const [{ loadShop }, api] = await Promise.all([import('./data/loadShop.ts'), loadApi()])
      return loadShop(api, readers, signal)
    },
    loaderContextFor: async (signal) => {
      const [{ createLoaderContext }, api] = await Promise.all([
        import('./data/loaderContext.ts'),
        loadApi(),
      ])
      return createLoaderContext(api, brand, readers, signal)
    },
  }
}

/** Creates the routes of a language, relative to its prefix, around those of its pages. */
export const createRoutes = ({ loadShop }: ShopContext, pages: RouteObject[]): RouteObject[] => [
  {
    id: shopRoute,
    path: '/',
    Component: Layout,
    ErrorBoundary: BrokenPage,
    loader: ({ request }) => loadShop(request.signal),
    shouldRevalidate: () => false,
    children: [{ id: 'pages', ErrorBoundary: ErrorPage, children: pages }],
  },
]

export const shopRoute = 'shop'
