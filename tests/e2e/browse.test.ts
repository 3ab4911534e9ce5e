import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { home } from '#ui/i18n/en/home.ts'
import { frame } from '#ui/i18n/en/frame.ts'
import { productLists as en } from '#ui/i18n/en/productLists.ts'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { openBrowser, waitForScripts, startVisit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

type Answer = {
  data: { name: string; code: string; stock: number | null }[]
  meta: { total: number }
}

const ask = async (query: string): Promise<Answer> => {
  const answer = await fetch(`${shopUrl}/api/marketplace-customer/products?${query}`)
  return await answer.json()
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const storedItems = (page: Page, list: string) =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? '{}').items, list)

it('going back restores the scroll position', { tags: 'long' }, async () => {
  const { page } = await startVisit(browser, 390)
  // The next page opens at its top also where a page scrolls smoothly to its parts.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/en')
  await waitForScripts(page)
  const link = page
    .locator('section', { hasText: home['home.packagesTitle'] })
    .getByRole('link')
    .nth(1)
  const place = () => link.evaluate((each) => each.getBoundingClientRect().top)
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(900)
  await page.locator('html[data-whole]').waitFor()
  // Measured while it is pressed, because a click by the driver may scroll first.
  const before = await link.evaluate(async (each: HTMLElement) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { top } = each.getBoundingClientRect()
    each.click()
    return top
  })
  await page.locator('h1:focus').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await link.waitFor()
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3)
})

it(
  'every home section shows products from the first page of its "See all" list',
  { tags: 'long' },
  async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en')
    const sections = await page.locator('main section').evaluateAll((all, seeAll) => {
      const hrefs = (place: Element): string[] =>
        [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
      return all.flatMap((section) => {
        const more = section.querySelector(`a[aria-label^="${seeAll}: "]`)?.getAttribute('href')
        return more ? [{ more, shown: hrefs(section).filter((href) => href !== more) }] : []
      })
    }, home['home.seeAll'])
    const topics = { more: expect.stringContaining('/solutions'), shown: expect.anything() }
    expect(sections).toContainEqual(topics)
    expect(sections.length).toBeGreaterThan(4)
    const ofThings = (hrefs: readonly string[]): string[] => [
      ...new Set(hrefs.filter((href) => /^\/en\/(products|solutions\/\w+)\/[^/?#]+$/.test(href))),
    ]
    for (const { more, shown } of sections) {
      await page.goto(more)
      const { hash } = new URL(page.url())
      const hrefs = await page
        .locator(`main ${hash || ''} a`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const expected = ofThings(shown)
      expect(expected.length, more).toBeGreaterThan(1)
      expect(ofThings(hrefs), more).toEqual(expect.arrayContaining(expected))
    }
  },
)

describe('a product list page', { tags: 'long' }, () => {
  it('of a type or a tag contains what the API lists for it', async () => {
    const { page, errors } = await startVisit(browser)
    const [{ meta: gateways }, cold] = await Promise.all([
      ask('type=gateway&limit=1'),
      fetch(`${shopUrl}/api/marketplace-customer/applications/cold_chain`),
    ])
    const { data: topic } = await cold.json()
    const { meta: ofTopic } = await ask(`applications=${topic._id}&limit=1`)
    for (const [path, title, total] of [
      ['gateways', en['gateways.title'], gateways.total],
      ['solutions/applications/cold_chain', topic.title, ofTopic.total],
    ]) {
      await page.goto(`/en/${path}`)
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await page
        .getByRole('status')
        .filter({ hasText: `${total} products` })
        .first()
        .waitFor()
    }
    await page.getByRole('checkbox', { name: /^Gateway/ }).check()
    await page.waitForURL(/\/solutions\/applications\/cold_chain\?type=gateway$/)
    expect(errors).toEqual([])
  })

  it('of an unknown tag answers 404', async () => {
    const { page } = await startVisit(browser)
    const answer = await page.goto('/en/tags/nothing')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page Not Found !' }).waitFor()
  })

  it('announces its new page number when paging', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/devices?limit=6')
    await page.getByRole('link', { name: text['list.next'] }).click()
    await page.waitForURL(/page=2$/)
    await page.locator('h1:focus').waitFor()
    await page.getByRole('status').filter({ hasText: 'Page 2' }).first().waitFor()
  })
})

describe('a shopper', () => {
  it('adds to the cart from a card, and finds it there after a reload', async () => {
    const { page, errors } = await startVisit(browser)
    await page.goto('/en/accessories?sort=name')
    const add = page.getByRole('button', { name: /^Add to cart: / }).first()
    await add.click()
    await page
      .locator('[data-type=success]')
      .getByRole('link', { name: text['buy.cart'] })
      .waitFor()
    await add.click()
    await page.reload()
    expect(Object.values(Object(await storedItems(page, 'cart')))).toMatchObject([{ quantity: 2 }])
    expect(errors).toEqual([])
  })

  it('can compare four products, not five', { tags: 'long' }, async () => {
    const { page, errors } = await startVisit(browser)
    await page.goto('/en/devices?sort=name')
    const scales = page.getByRole('button', { name: /^Compare: / })
    for (const index of [0, 1, 2, 3, 4]) await scales.nth(index).click()
    await page.locator('[data-type=warning]').filter({ hasText: text['keep.full'] }).waitFor()
    expect(await scales.nth(4).getAttribute('aria-pressed')).toBe('false')
    const bar = page.getByRole('region', { name: en['compare.bar'] })
    await bar.getByText('4 of 4 chosen').waitFor()
    await bar.getByRole('link', { name: en['compare.open'] }).click()
    await page.waitForURL(/\/compare$/)
    const rows = page.getByRole('row')
    await rows.nth(1).waitFor()
    const all = await rows.count()
    await page.getByRole('checkbox', { name: en['compare.differences'] }).check()
    expect(await rows.count()).toBeLessThan(all)
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    expect(await page.getByRole('columnheader').count()).toBe(3)
    expect(errors).toEqual([])
  })

  it('moves a wishlist item to the cart', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/packages')
    await page
      .getByRole('button', { name: /^Wishlist: / })
      .first()
      .click()
    await page.goto('/en/wishlist')
    await page.getByRole('button', { name: /^Move to cart: / }).click()
    await page.getByRole('heading', { name: en['wishlist.emptyTitle'] }).waitFor()
    await page.locator('h1:focus').waitFor()
    expect(Object.keys(Object(await storedItems(page, 'cart')))).toHaveLength(1)
  })

  it('cannot add more than is in stock, counting what is in the cart', async () => {
    const { data } = await ask('stock[gte]=2&stock[lte]=9&limit=1&fields=code,stock,name')
    const { code = '', stock } = data[0] ?? {}
    const { page } = await startVisit(browser)
    await page.goto(`/en/products/${code}`)
    const quantity = page.getByLabel(text['quantity.label'], { exact: true })
    const add = button(page, text['buy.add']).first()
    const refusal = page.getByRole('alert').filter({ hasText: text['buy.tooMany'] })
    await quantity.fill(String(Number(stock) + 1))
    await add.click()
    await refusal.waitFor()
    expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await storedItems(page, 'cart')).toBeUndefined()
    await quantity.fill(String(stock))
    await add.click()
    await page.getByText(`In your cart: ${stock}`).waitFor()
    await add.click()
    await refusal.waitFor()
    expect(Object.values(Object(await storedItems(page, 'cart')))).toMatchObject([
      { quantity: stock },
    ])
  })

  it(
    'pages through the pictures with the keyboard alone, and returns to the previous focus',
    { tags: 'long' },
    async () => {
      const { page, errors } = await startVisit(browser)
      await page.goto('/en/products/DEV-TH-LW01')
      await page.waitForFunction(() =>
        localStorage.getItem('recentlyViewed')?.includes('DEV-TH-LW01'),
      )
      await page.goto('/en/products/GW-LW-IN8')
      const shown = page.getByRole('button', { name: /^Show picture/ })
      await shown.first().focus()
      await page.keyboard.press('ArrowRight')
      await page.locator('button:focus[aria-label^="Show picture 2"][aria-current=true]').waitFor()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.locator('button[aria-label^="Show picture 3"][aria-current=true]').waitFor()
      const shownZoom = `button:focus[tabindex="0"][aria-label="${text['gallery.zoom']}"]`
      await page.locator(shownZoom).waitFor()
      await page.locator('footer').last().scrollIntoViewIfNeeded()
      await page.getByRole('heading', { name: en['recent.title'] }).waitFor()
      expect(errors).toEqual([])
    },
  )
})

it('the list can be filtered, sorted and paged without JavaScript', async () => {
  const context = await browser.newContext({
    baseURL: shopUrl,
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/en/devices?limit=6')
  await page.getByRole('link', { name: text['list.view.list'] }).click()
  await page.waitForURL(/view=list/)
  await page.getByLabel('Sort by').selectOption({ label: 'Low price' })
  await page.locator('summary').filter({ hasText: text['facet.communicationType'] }).click()
  await page.getByRole('checkbox', { name: /LoRaWAN/ }).check()
  await page.getByRole('button', { name: text['list.apply'] }).first().click()
  await page.waitForURL(/communicationType=lorawan/)
  const { searchParams, pathname } = new URL(page.url())
  expect(pathname).toBe('/en/devices')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    view: 'list',
    sort: 'price',
    limit: '6',
  })
  await page.getByRole('link', { name: text['list.next'] }).click()
  await page.waitForURL(/page=2/)
  expect(await page.getByRole('article').count()).toBe(6)
  expect(await page.getByRole('button', { name: /^Add to cart/ }).count()).toBe(0)
  const note = page.locator('footer noscript p')
  expect([await note.isVisible(), await note.textContent()]).toEqual([
    true,
    frame['footer.noScript'],
  ])
  await context.close()
})
