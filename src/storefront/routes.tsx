import { data, type RouteObject } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { loadShop, type Common, type ShopData } from './data/loadShop.ts'
import type { ShopApi } from './data/shopApi.ts'
import { shelves, type Shelf } from './data/shelves.ts'
import { toolsFor, type Tools } from './data/tools.ts'
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
              loader: async ({ request: { signal } }) =>
                (await import('./data/loadHome.ts')).loadHome(tools(signal), signal),
              ...openLater(
                'src/storefront/pages/HomePage.tsx',
                async () => (await import('./pages/HomePage.tsx')).homePage,
              ),
            },
            listing(tools, 'products'),
            ...shelves.map((shelf) => listing(tools, shelf.path, shelf)),
            {
              path: 'products/:id',
              loader: async ({ request: { signal }, params }) =>
                (await import('./data/loadProduct.ts')).loadProduct(
                  tools(signal),
                  params['id'] ?? '',
                  signal,
                ),
              ...openLater(
                'src/storefront/pages/ProductPage.tsx',
                async () => (await import('./pages/ProductPage.tsx')).productPage,
              ),
            },
            ...wordPages(opening),
            {
              path: 'wishlist',
              ...openLater('src/storefront/pages/WishlistPage.tsx', async () =>
                (await import('./pages/WishlistPage.tsx')).openWishlist(opening),
              ),
            },
            {
              path: 'compare',
              ...openLater('src/storefront/pages/ComparePage.tsx', async () =>
                (await import('./pages/ComparePage.tsx')).openCompare(opening),
              ),
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
            ...(brand.features.cart ? buying(opening) : []),
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

/** All products, or a shelf of them: the same page at another address. */
const listing = (tools: Opening['tools'], path: string, shelf?: Shelf): RouteObject => ({
  path,
  loader: async ({ request, params: { code } }) =>
    (await import('./data/loadListing.ts')).loadListing(tools(request.signal), {
      request,
      ...(shelf && { shelf }),
      ...(code && { code }),
    }),
  ...openLater(
    'src/storefront/pages/ListingPage.tsx',
    async () => (await import('./pages/ListingPage.tsx')).listingPage,
  ),
})

/** Pages of words, and those by which somebody writes to the shop. */
const wordPages = (opening: Opening): RouteObject[] => {
  const { terms, privacyPolicy } = opening.brand.features
  const papers = 'src/storefront/pages/PaperPages.tsx'
  return [
    {
      path: 'solutions',
      ...openLater('src/storefront/pages/SolutionsPage.tsx', async () =>
        (await import('./pages/SolutionsPage.tsx')).openSolutions(opening),
      ),
    },
    {
      path: 'contact',
      ...openLater('src/storefront/pages/ContactPage.tsx', async () =>
        (await import('./pages/ContactPage.tsx')).openContact(opening),
      ),
    },
    {
      path: 'requestAQuote',
      ...openLater('src/storefront/pages/QuotePage.tsx', async () =>
        (await import('./pages/QuotePage.tsx')).openQuote(opening),
      ),
    },
    {
      path: 'aboutUs',
      ...openLater('src/storefront/pages/AboutPage.tsx', async () =>
        (await import('./pages/AboutPage.tsx')).openAbout(opening),
      ),
    },
    ...(terms
      ? [
          {
            path: 'termsAndConditions',
            ...openLater(papers, async () =>
              (await import('./pages/PaperPages.tsx')).openTerms(opening),
            ),
          },
        ]
      : []),
    ...(privacyPolicy
      ? [
          {
            path: 'privacyPolicy',
            ...openLater(papers, async () =>
              (await import('./pages/PaperPages.tsx')).openPolicy(opening),
            ),
          },
        ]
      : []),
  ]
}

const checkoutModule = 'src/storefront/pages/CheckoutPage.tsx'

/** From the cart to the order. */
const buying = (opening: Opening): RouteObject[] => [
  {
    path: 'cart',
    ...openLater('src/storefront/pages/CartPage.tsx', async () =>
      (await import('./pages/CartPage.tsx')).openCart(opening),
    ),
  },
  {
    path: 'checkout/placed/:id?',
    ...openLater(checkoutModule, async () =>
      (await import('./pages/CheckoutPage.tsx')).openPlaced(opening),
    ),
  },
  {
    path: 'checkout/:step?',
    ...openLater(checkoutModule, async () =>
      (await import('./pages/CheckoutPage.tsx')).openCheckout(opening),
    ),
  },
]
