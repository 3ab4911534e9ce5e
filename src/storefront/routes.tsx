import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { loadHome } from './data/loadHome.ts'
import { loadListing } from './data/loadListing.ts'
import { loadProduct } from './data/loadProduct.ts'
import { loadShop, type Common, type ShopData } from './data/loadShop.ts'
import type { ShopApi } from './data/shopApi.ts'
import { toolsFor, type Tools } from './data/tools.ts'
import type { RouteHandle } from './head.ts'
import { homeHead, listingHead, productHead } from './heads.ts'
import { openLater, type Opening } from './page.ts'
import { Layout } from './pages/Layout.tsx'
import { BrokenPage, ErrorPage } from './pages/ErrorPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

/** The pages of the shop in one language; the address of the language stands before them. */
export function createRoutes(
  api: ShopApi,
  brand: Brand,
  known?: Pick<ShopData, keyof Common>,
): RouteObject[] {
  let read: Common | undefined = known && {
    metadata: Promise.resolve(known.metadata),
    settings: Promise.resolve(known.settings),
  }
  // The same on every page of a visit: the browser has them from the first one.
  const common = (signal: AbortSignal): Common =>
    (read ??= { metadata: api.metadata(signal), settings: api.settings(signal) })
  const tools = (signal: AbortSignal): Tools => toolsFor(api, brand, common(signal))
  const opening: Opening = { brand, tools }
  return [
    {
      id: shopRoute,
      path: '/',
      Component: Layout,
      ErrorBoundary: BrokenPage,
      loader: ({ request }) => loadShop(api, common(request.signal), request.signal),
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            {
              index: true,
              loader: ({ request }) => loadHome(tools(request.signal), request.signal),
              lazy: async () => ({ Component: (await import('./pages/HomePage.tsx')).HomePage }),
              handle: handle({ module: 'src/storefront/pages/HomePage.tsx', head: homeHead }),
            },
            {
              path: 'products',
              loader: ({ request }) => loadListing(tools(request.signal), request),
              lazy: async () => ({
                Component: (await import('./pages/ListingPage.tsx')).ListingPage,
              }),
              handle: handle({
                module: 'src/storefront/pages/ListingPage.tsx',
                head: listingHead,
              }),
            },
            {
              path: 'products/:id',
              loader: ({ request, params }: LoaderFunctionArgs) =>
                loadProduct(tools(request.signal), params['id'] ?? '', request.signal),
              lazy: async () => ({
                Component: (await import('./pages/ProductPage.tsx')).ProductPage,
              }),
              handle: handle({
                module: 'src/storefront/pages/ProductPage.tsx',
                head: productHead,
              }),
            },
            {
              path: 'orders',
              ...openLater('src/storefront/pages/OrdersPage.tsx', async () =>
                (await import('./pages/OrdersPage.tsx')).openOrders(opening),
              ),
            },
            {
              path: 'orders/:id',
              ...openLater('src/storefront/pages/OrderPage.tsx', async () =>
                (await import('./pages/OrderPage.tsx')).openOrder(opening),
              ),
            },
            {
              path: 'requests',
              ...openLater('src/storefront/pages/RequestsPage.tsx', async () =>
                (await import('./pages/RequestsPage.tsx')).openRequests(opening),
              ),
            },
            {
              path: 'requests/:id',
              ...openLater('src/storefront/pages/RequestPage.tsx', async () =>
                (await import('./pages/RequestPage.tsx')).openRequest(opening),
              ),
            },
            {
              path: 'profile/licenses',
              ...openLater('src/storefront/pages/LicencesPage.tsx', async () =>
                (await import('./pages/LicencesPage.tsx')).openLicences(opening),
              ),
            },
            {
              path: 'profile/:section?',
              ...openLater('src/storefront/pages/ProfilePage.tsx', async () =>
                (await import('./pages/ProfilePage.tsx')).openProfile(opening),
              ),
            },
            {
              path: '*',
              Component: NotFoundPage,
              loader: () => {
                throw data(null, { status: 404 })
              },
            },
          ],
        },
      ],
    },
  ]
}

export const shopRoute = 'shop'

const handle = <Data,>(value: RouteHandle<Data>): RouteHandle<Data> => value
