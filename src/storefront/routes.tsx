import { data, type RouteObject } from 'react-router-dom'
import type { PageBrand } from '#domain/brand.ts'
import { hasPage } from '#domain/switchedPages.ts'
import { loadShop, type Common, type ShopData } from './data/loadShop.ts'
import { shelves } from './data/shelves.ts'
import { readOnce } from './data/readOnce.ts'
import type { ShopApi } from './data/shopApi.ts'
import { toolsFor } from './data/tools.ts'
import { BrokenPage, ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { UnknownPage } from './layout/UnknownPage.tsx'
import { page, type Opening } from './page.ts'

/** The pages of the shop in one language; the address of the language stands before them. */
export function createRoutes(
  api: ShopApi,
  brand: PageBrand,
  known?: Pick<ShopData, keyof Common>,
): RouteObject[] {
  // The same on every page of a visit: the browser has them from the first one.
  const common: Common = {
    metadata: readOnce(async (signal) => known?.metadata ?? api.metadata(signal)),
    settings: readOnce(async (signal) => known?.settings ?? api.settings(signal)),
  }
  const opening: Opening = { brand, tools: (signal) => toolsFor(api, brand, common, signal) }
  return [
    {
      id: shopRoute,
      path: '/',
      Component: Layout,
      ErrorBoundary: BrokenPage,
      loader: ({ request }) => loadShop(api, common, request.signal),
      shouldRevalidate: () => false,
      children: [{ ErrorBoundary: ErrorPage, children: pagesOf(opening) }],
    },
  ]
}

export const shopRoute = 'shop'

/** Every address, and the page that stands there. */
function pagesOf(opening: Opening): RouteObject[] {
  return [
    ...pages
      .filter(([path]) => hasPage(opening.brand.features, `/${path}`))
      .map(([path, name]) => page(path, name, opening)),
    ...shelves.map((shelf) => page(shelf.path, 'ListingPage', { ...opening, shelf })),
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

/** A path below the language, and the file of its page. */
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
