import type { Locator, Page } from 'playwright'
import type { Language } from '#domain/locale.ts'
import { account as accountAr } from '#ui/i18n/ar/account.ts'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { account as accountEn } from '#ui/i18n/en/account.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'

export const shopWords = {
  en: { ...accountEn, ...en },
  ar: { ...accountAr, ...ar },
} as const satisfies Record<Language, unknown>
type Words = (typeof shopWords)[Language]

/** What opens over a page of the shop: on which one, and what one does for it. */
type ShopSurface = {
  readonly what: string
  readonly at: string
  /** leads to what must be seen before it is examined */
  readonly open: (page: Page, words: Words, width: number) => Promise<Locator>
}

const accessory = 'products/ACC-BAT-18650'

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const isPhone = (width: number): boolean => width < 1000

/** From the bar of the header, or out of the drawer of a phone. */
const panel =
  (name: 'header.products' | 'header.solutions') =>
  async (page: Page, words: Words, width: number): Promise<Locator> => {
    if (isPhone(width)) await button(page, words['header.menu']).click()
    await button(page, words[name]).click()
    return page.getByRole('banner').getByRole('navigation', { name: words[name], exact: true })
  }

/** With something in the cart and an address at hand, so many steps on. */
const checkout =
  (steps: number) =>
  async (page: Page, words: Words): Promise<Locator> => {
    await button(page, words['buy.add']).click()
    const address = page.url().replace(/products.*/, 'checkout/address')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(address)
    const goOn = page.locator('[data-dock=step] button')
    for (let step = 0; step < steps; step += 1) {
      const before = page.url()
      await goOn.click()
      await page.waitForURL((url) => url.href !== before)
    }
    return goOn
  }

export const shopSurfaces: readonly ShopSurface[] = [
  { what: 'the menu of products', at: 'contact', open: panel('header.products') },
  { what: 'the menu of solutions', at: 'contact', open: panel('header.solutions') },
  {
    what: 'the drawer of a phone, the languages of a desk',
    at: 'contact',
    open: async (page, words, width) => {
      await button(page, words[isPhone(width) ? 'header.menu' : 'header.languages']).click()
      return page.locator('[popover]:popover-open')
    },
  },
  {
    what: 'suggestions of the search',
    at: 'contact',
    open: async (page, words) => {
      await page.getByRole('combobox', { name: words['header.search'] }).fill('lora')
      return page.getByRole('banner').getByRole('option').first()
    },
  },
  {
    what: 'the filters of a phone',
    at: 'products',
    open: async (page, words, width) => {
      if (!isPhone(width)) return page.locator('main')
      await page.getByText(words['list.filters'], { exact: true }).filter({ visible: true }).click()
      return page.getByRole('checkbox').first()
    },
  },
  {
    what: 'an enlarged picture',
    at: 'products/DEV-TH-LW01',
    open: async (page, words) => {
      await button(page, words['gallery.zoom']).click()
      return page.getByRole('dialog')
    },
  },
  {
    what: 'a new address',
    at: 'profile/addresses',
    open: async (page) => {
      await page.locator('main').getByRole('button').last().click()
      return page.getByRole('dialog')
    },
  },
  { what: 'the checkout, its delivery', at: accessory, open: checkout(1) },
  { what: 'the checkout, its payment', at: accessory, open: checkout(2) },
  { what: 'the checkout, its review', at: accessory, open: checkout(3) },
  {
    what: 'the checkout, an address with something missing',
    at: accessory,
    open: async (page, words) => {
      const goOn = await checkout(0)(page, words)
      await page.locator('main').getByRole('radio').last().check()
      await goOn.click()
      return page.locator('main [aria-invalid=true]').first()
    },
  },
  {
    what: 'the dock of a comparison',
    at: 'products',
    open: async (page) => {
      // Chosen in one look, it is still chosen in the next.
      const choice = page.getByRole('article').first().locator('[aria-pressed]').last()
      if ((await choice.getAttribute('aria-pressed')) === 'false') await choice.click()
      return page.locator('[data-dock=compare]')
    },
  },
  {
    what: 'a question with something missing',
    at: 'contact',
    open: async (page) => {
      await page.locator('main [name=message]').fill('')
      await page.locator('main button[type=submit]').click()
      return page.locator('main [aria-invalid=true]').first()
    },
  },
  {
    what: 'signing in',
    at: 'contact',
    open: async (page, words, width) => {
      await page.evaluate(() => localStorage.removeItem('marketplace.session'))
      await page.reload()
      if (isPhone(width)) await button(page, words['header.menu']).click()
      await button(page, words['account.signIn']).click()
      return page.getByRole('dialog')
    },
  },
]
