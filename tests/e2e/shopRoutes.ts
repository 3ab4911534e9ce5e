import type { RouteObject } from 'react-router-dom'
import { defaultBrand } from '#brands/default.ts'
import type { Brand } from '#domain/brand.ts'
import { createShopApi } from '#storefront/data/shopApi.ts'
import { createAllRoutes } from '#storefront/pageRoutes.ts'
import { createShopContext } from '#storefront/routes.tsx'
import { loadBrand } from '../../scripts/vite/brands.ts'
import type { Shopper } from './shopper.ts'
import { shopUrl } from './shopUrl.ts'

const { brand: defaultShopBrand } = await loadBrand(defaultBrand)

/** Returns the paths of the router's table that have a page. */
const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', lazy, children = [] }) => [
    ...(lazy ? [path] : []),
    ...pathsOf(children),
  ])
const routesOf = (brand: Brand): string[] =>
  pathsOf(
    createAllRoutes(
      createShopContext(
        async () => createShopApi(async () => Response.error(), brand.language),
        brand,
        async () => brand.commerce.seller,
      ),
    ),
  )

/** Returns whether a page is private to an account. */
const isAccountPath = (path: string): boolean => /^(orders|requests|profile|checkout\/)/.test(path)

const firstCodeOf = async (path: string): Promise<string> => {
  const answer = await fetch(`${shopUrl}/api/marketplace-customer/${path}?limit=1&sort=code`)
  return (await answer.json()).data[0].code
}

/** Replacements for path parameters: the first record of the shop, or each section of a page. */
const examplePaths: Readonly<Record<string, (path: string) => Promise<string[]>>> = {
  'products/:id': async () => ['products/DEV-TH-LW01', 'products/GW-LW-IN8'],
  'solutions/applications/:code': async (path) => [await withCode(path, 'applications')],
  'solutions/useCases/:code': async (path) => [await withCode(path, 'use-cases')],
  'solutions/industries/:code': async (path) => [await withCode(path, 'industries')],
  'tags/:code': async (path) => [await withCode(path, 'tags')],
  'groups/:code': async (path) => [await withCode(path, 'product-groups')],
  // Without the secret of its link, a request shows how to get a new one.
  'guest-requests/:id': async () => ['guest-requests/00000000-0000-4000-8000-000000000000'],
}
const withCode = async (path: string, list: string): Promise<string> =>
  path.replace(':code', await firstCodeOf(list))

/** Returns every public page of a brand, and a path that does not exist. */
export async function publicAddresses(brand = defaultShopBrand): Promise<string[]> {
  const found = await Promise.all(
    routesOf(brand)
      .filter((path) => !isAccountPath(path))
      .map(async (path) => (path.includes(':') ? resolvePath(path, examplePaths[path]) : [path])),
  )
  return [...found.flat(), 'products?search=nothing+like+this', 'nothing']
}

const resolvePath = (
  path: string,
  fill?: (path: string) => Promise<string[]>,
): Promise<string[]> => {
  if (!fill) throw new Error(`what stands at ${path}?`)
  return fill(path)
}

/** Returns every private page of a customer: one order and one request of each status they have. */
export async function accountAddresses({ call }: Pick<Shopper, 'call'>): Promise<string[]> {
  const [orders, requests] = await Promise.all([
    call('GET', '/orders?limit=50').then(oneOfEachStatus),
    call('GET', '/requests?limit=50').then(oneOfEachStatus),
  ])
  const accountPaths: Readonly<Record<string, readonly string[]>> = {
    'orders/:id': orders.map(({ _id }) => `orders/${_id}`),
    'requests/:id': requests.map(({ _id }) => `requests/${_id}`),
    'checkout/placed/:id?': orders.slice(0, 1).map(({ _id }) => `checkout/placed/${_id}`),
    'checkout/:step?': ['checkout/address'],
    'profile/:section?': ['', '/addresses', '/payment-methods', '/security'].map(
      (part) => `profile${part}`,
    ),
  }
  return routesOf(defaultShopBrand)
    .filter(isAccountPath)
    .flatMap((path) => (path.includes(':') ? (accountPaths[path] ?? [path]) : [path]))
}

type RecordWithStatus = { readonly _id: string; readonly status: string }
const oneOfEachStatus = (records: readonly RecordWithStatus[]): RecordWithStatus[] => [
  ...new Map(records.map((record) => [record.status, record])).values(),
]
