import type { RouteObject } from 'react-router-dom'
import { hasPage } from '#domain/hasPage.ts'
import { collections } from './data/collections.ts'
import { pageRoute, unknownPageRoute, type PageContext, type PageModule } from './pageRoute.ts'
import { createRoutes, type ShopContext } from './routes.tsx'

const modules = import.meta.glob<PageModule>('./pages/*.tsx')

/** Creates the routes of all pages; the first page of a visit keeps the route that it has. */
export function createAllRoutes(context: ShopContext, first?: RouteObject): RouteObject[] {
  return createRoutes(
    context,
    createPageRoutes(context).map((page) => (first && page.id === first.id ? first : page)),
  )
}

function createPageRoutes(context: PageContext): RouteObject[] {
  const routeOf = (path: string, name: string, pageContext = context): RouteObject =>
    pageRoute(path, modules[`./pages/${name}.tsx`] ?? throwUnknownPage(name), pageContext, name)
  return [
    ...pages
      .filter(([path]) => hasPage(context.brand.features, `/${path}`))
      .map(([path, name]) => routeOf(path, name)),
    ...collections.map((collection) =>
      routeOf(collection.path, 'ListingPage', { ...context, collection }),
    ),
    unknownPageRoute,
  ]
}

const throwUnknownPage = (name: string): never => {
  throw new Error(`${name} is no page`)
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
