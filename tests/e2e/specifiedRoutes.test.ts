/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '#resource/resource.ts'
import { cmsForms } from '#ui/i18n/en/cmsForms.ts'
import { openBrowser, signIn, startVisit } from './browser.ts'
import { catalogue, readFromApi } from './cmsRoutes.ts'
import { createShopper } from './shopper.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Every screen of the back office in the specification, relative to the path of its resource. */
const cmsScreens: readonly (readonly [path: string, resource: string, ...screens: string[]])[] = [
  ['products', 'products', 'add', ':id', ':id/edit', ':id/translate'],
  ['products/groups', 'product-groups', 'add', ':id', ':id/edit'],
  ['inventory', 'inventory'],
  ['orders', 'orders', ':id'],
  ['discounts', 'discounts', 'add', ':id/edit', ':id/copy'],
  ['customers', 'customers', 'add', ':id', ':id/edit'],
  ['customers/groups', 'customer-groups', 'add', ':id', ':id/edit'],
  ['marketing/home-page-sliders', 'sliders', 'add', ':id/edit', ':id/translate'],
  ['marketing/ads', 'ads', 'add', ':id/edit', ':id/translate'],
  ['metadata/tags', 'tags', ':id/translate'],
  ['metadata/industries', 'industries', 'add', ':id/edit', ':id/translate'],
  ['metadata/use-cases', 'use-cases', 'add', ':id/edit', ':id/translate'],
  ['metadata/applications', 'applications', 'add', ':id/edit', ':id/translate'],
  ['metadata/device-types', 'device-types', ':id/translate'],
  ['metadata/gateway-types', 'gateway-types', ':id/translate'],
  ['metadata/accessories-types', 'accessory-types', ':id/translate'],
  ['metadata/pictures', 'pictures', 'add', ':id/edit', ':id/translate'],
  ['settings', 'settings'],
  ['licenses', 'license-allocation', 'new', ':id'],
]

type Record_ = Readonly<Record<string, unknown>> & { readonly _id: string }

describe('in the back office', () => {
  let page: Page
  let errors: readonly string[]
  beforeAll(async () => {
    ;({ page, errors } = await startVisit(browser))
  })

  it('a visitor without a token is redirected to the sign-in', async () => {
    await page.goto('/en/cms/orders')
    await page.waitForURL('**/en/cms-login?**')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await signIn(page)
  })

  it.each([
    ['nothing/like/this', 'products'],
    ['marketing', 'marketing/home-page-sliders'],
    ['metadata', 'metadata/tags'],
  ])('cms/%s redirects to cms/%s', async (from, to) => {
    await page.goto(`/ar/cms/${from}`)
    await page.waitForURL(`**/ar/cms/${to}`)
    await page.goto('/en/cms/dashboard')
  })

  it('an address without a language gets the saved one', async () => {
    await page.goto('/cms/dashboard')
    await page.waitForURL('**/en/cms/dashboard')
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  })

  it.each(cmsScreens)('cms/%s opens', async (path, name, ...screens) => {
    const resource = catalogue.get(name)
    if (!resource) throw new Error(`no resource ${name}`)
    await opens(page, `cms/${path}`, many(resource))
    const record = screens.some((each) => each.includes(':id'))
      ? (await readFromApi<Record_[]>(page, `${name}?limit=1`))[0]
      : undefined
    for (const screen of screens) {
      const address = `cms/${path}/${screen.replace(':id', record?._id ?? '')}`
      await opens(page, address, headingOf(screen, resource, record))
    }
    expect(errors).toEqual([])
  })
})

const many = ({ labels }: Resource): string => labels.many.en

/** Returns the heading of a screen for a new or an existing record. */
function headingOf(screen: string, resource: Resource, record: Record_ | undefined): string {
  const title = String(record?.[resource.titleField.name])
  if (screen === ':id/copy') return cmsForms['form.copyTitle'].replace('{what}', title)
  return screen.startsWith(':id')
    ? title
    : cmsForms['form.addTitle'].replace('{what}', resource.labels.one.en.toLowerCase())
}

async function opens(page: Page, path: string, heading: string | RegExp): Promise<void> {
  const address = path ? `/en/${path}` : '/en'
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { name: heading }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(address)
}

describe('in the shop', () => {
  it('public pages open, and a guest is redirected home from the others', async () => {
    const { page, errors } = await startVisit(browser)
    await opens(page, '', /./)
    await opens(page, 'products', 'Products')
    await opens(page, 'products/DEV-TH-LW01', 'Indoor Temperature & Humidity Sensor')
    await opens(page, 'cart', 'Cart')
    await opens(page, 'contact', 'Contact us')
    await opens(page, 'requestAQuote', 'Request a quote')
    await opens(page, 'termsAndConditions', 'Terms and conditions')
    await opens(page, 'privacyPolicy', 'Privacy policy')
    await opens(page, 'wishlist', 'Wishlist')
    await opens(page, 'solutions', 'Solutions')
    await opens(page, 'aboutUs', /./)
    for (const path of ['orders', 'profile']) {
      await page.goto(`/en/${path}`)
      await page.waitForURL((url) => url.pathname === '/en')
    }
    expect(errors).toEqual([])
    await opens(page, 'nothing', 'Page Not Found !')
  })

  it('the orders and the profile of a customer open', async () => {
    const customer = { username: 'customer@example.com', password: 'Demo-2026!' }
    const { page, errors, call } = await createShopper(browser, customer)
    const [order] = await call('GET', '/orders?limit=1')
    await opens(page, 'orders', 'Orders')
    await opens(page, `orders/${order._id}`, order.number)
    await opens(page, 'profile', 'Details')
    expect(errors).toEqual([])
  })
})
