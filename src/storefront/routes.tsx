import { data, type RouteObject } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { hasPage } from '#domain/hasPage.ts'
import type { SharedReaders, ShopData } from './data/loadShop.ts'
import { collections } from './data/collections.ts'
import { readOnce } from './data/readOnce.ts'
import type { ShopApi } from './data/shopApi.ts'
import { BrokenPage, ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { UnknownPage } from './layout/UnknownPage.tsx'
import { pageRoute, type PageContext } from './pageRoute.ts'

/**
 * Creates the storefront routes of one language, relative to the language prefix. What loads their
 * data is itself loaded on demand: the first page comes with its data.
 */
export function createRoutes(
  loadApi: () => Promise<ShopApi>,
  brand: PageBrand,
  preloaded?: Pick<ShopData, keyof SharedReaders>,
): RouteObject[] {
  // The same for every page of a visit; the browser gets them with the first page.
  const readers: SharedReaders = {
    metadata: readOnce(async (signal) => preloaded?.metadata ?? (await loadApi()).metadata(signal)),
    settings: readOnce(async (signal) => preloaded?.settings ?? (await loadApi()).settings(signal)),
  }
  const context: PageContext = {
    brand,
    loaderContextFor: async (signal) => {
      const [{ createLoaderContext }, api] = await Promise.all([
        import('./data/loaderContext.ts'),
        loadApi(),
      ])
      return createLoaderContext(api, brand, readers, signal)
    },
  }
  return [
    {
      id: shopRoute,
      path: '/',
      Component: Layout,
      ErrorBoundary: BrokenPage,
      loader: async ({ request }) => {
        const [{ loadShop }, api] = await Promise.all([import('./data/loadShop.ts'), loadApi()])
        return loadShop(api, readers, request.signal)
      },
      shouldRevalidate: () => false,
      children: [{ ErrorBoundary: ErrorPage, children: createPageRoutes(context) }],
    },
  ]
}

export const shopRoute = 'shop'

function createPageRoutes(context: PageContext): RouteObject[] {
  return [
    ...pages
      .filter(([path]) => hasPage(context.brand.features, `/${path}`))
      .map(([path, name]) => pageRoute(path, name, context)),
    ...collections.map((collection) =>
      pageRoute(collection.path, 'ListingPage', { ...context, collection }),
    ),
    {
      path: '*',
      Component: UnknownPage,
      ErrorBoundary: UnknownPage,
      loader: () => {
        throw data(null, { status: 404 })
      },
    },
  ]
}

/** The path relative to the language prefix, and the page's file. */
const pages = [
  ['', 'HomePage'],
  ['products', 'ListingPage'],
  ['products/:id', 'ProductPage'],
  ['solutions', 'SolutionsPage'],
  ['wishlist', 'WishlistPage'],
  ['compare', 'ComparePage'],
  ['cart', 'CartPage'],
  ['checkout/placed/:id?', 'PlacedPage'],
  ['checkout/:step?', 'CheckoutPage'],
  ['contact', 'ContactPage'],
  ['requestAQuote', 'QuotePage'],
  ['aboutUs', 'AboutPage'],
  ['termsAndConditions', 'TermsPage'],
  ['privacyPolicy', 'PolicyPage'],
  ['orders', 'OrdersPage'],
  ['orders/:id', 'OrderPage'],
  ['requests', 'RequestsPage'],
  ['requests/:id', 'RequestPage'],
  ['guest-requests/:id', 'GuestRequestPage'],
  ['profile/licenses', 'LicencesPage'],
  ['profile/:section?', 'ProfilePage'],
] as const
