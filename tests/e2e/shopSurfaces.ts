import type { Locator, Page } from 'playwright'
import type { Language } from '#domain/locale.ts'
import { account as accountAr } from '#ui/i18n/ar/account.ts'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { account as accountEn } from '#ui/i18n/en/account.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'

export const shopTexts = {
  en: { ...accountEn, ...en },
  ar: { ...accountAr, ...ar },
} as const satisfies Record<Language, unknown>
type ShopTexts = (typeof shopTexts)[Language]

/** An overlay of the shop: the page it is on, and how to open it. */
type ShopSurface = {
  readonly what: string
  readonly path: string
  /** resolves to an element that must be visible before the check */
  readonly open: (page: Page, words: ShopTexts, width: number) => Promise<Locator>
}

const accessory = 'products/ACC-BAT-18650'

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const isPhone = (width: number): boolean => width < 1000

/** Opened from the bar of the header, or from the drawer on phones. */
const openPanel =
  (name: 'header.products' | 'header.solutions') =>
  async (page: Page, words: ShopTexts, width: number): Promise<Locator> => {
    if (isPhone(width)) await button(page, words['header.menu']).click()
    await button(page, words[name]).click()
    return page.getByRole('banner').getByRole('navigation', { name: words[name], exact: true })
  }

/** Opens the checkout with a product and an address, after the given number of steps. */
const openCheckout =
  (steps: number) =>
  async (page: Page, words: ShopTexts): Promise<Locator> => {
    await button(page, words['buy.add']).click()
    const address = page.url().replace(/products.*/, 'checkout/address')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(address)
    const continueButton = page.locator('[data-dock=total] button')
    for (let step = 0; step < steps; step += 1) {
      const before = page.url()
      await continueButton.click()
      await page.waitForURL((url) => url.href !== before)
    }
    return continueButton
  }

export const shopSurfaces: readonly ShopSurface[] = [
  { what: 'the products menu', path: 'contact', open: openPanel('header.products') },
  { what: 'the solutions menu', path: 'contact', open: openPanel('header.solutions') },
  {
    what: 'the menu drawer on phones, the language menu elsewhere',
    path: 'contact',
    open: async (page, words, width) => {
      await button(page, words[isPhone(width) ? 'header.menu' : 'header.languages']).click()
      return page.locator('[popover]:popover-open')
    },
  },
  {
    what: 'search suggestions',
    path: 'contact',
    open: async (page, words) => {
      await page.getByRole('combobox', { name: words['header.search'] }).fill('lora')
      return page.getByRole('banner').getByRole('option').first()
    },
  },
  {
    what: 'the filters on a phone',
    path: 'products',
    open: async (page, words, width) => {
      if (!isPhone(width)) return page.locator('main')
      await page.getByText(words['list.filters'], { exact: true }).filter({ visible: true }).click()
      return page.getByRole('checkbox').first()
    },
  },
  {
    what: 'an enlarged picture',
    path: 'products/DEV-TH-LW01',
    open: async (page, words) => {
      await button(page, words['gallery.zoom']).click()
      return page.getByRole('dialog')
    },
  },
  {
    what: 'a new address',
    path: 'profile/addresses',
    open: async (page) => {
      await page.locator('main').getByRole('button').last().click()
      return page.getByRole('dialog')
    },
  },
  { what: 'the delivery step of the checkout', path: accessory, open: openCheckout(1) },
  { what: 'the payment step of the checkout', path: accessory, open: openCheckout(2) },
  { what: 'the review step of the checkout', path: accessory, open: openCheckout(3) },
  {
    what: 'the checkout with an incomplete address',
    path: accessory,
    open: async (page, words) => {
      const continueButton = await openCheckout(0)(page, words)
      await page.locator('main').getByRole('radio').last().check()
      await continueButton.click()
      return page.locator('main [aria-invalid=true]').first()
    },
  },
  {
    what: 'the comparison bar',
    path: 'products',
    open: async (page) => {
      // If it was chosen in one look, it is still chosen in the next.
      const choice = page.getByRole('article').first().locator('[aria-pressed]').last()
      if ((await choice.getAttribute('aria-pressed')) === 'false') await choice.click()
      return page.locator('[data-dock=compare]')
    },
  },
  {
    what: 'an incomplete contact form',
    path: 'contact',
    open: async (page) => {
      await page.locator('main [name=message]').fill('')
      await page.locator('main button[type=submit]').click()
      return page.locator('main [aria-invalid=true]').first()
    },
  },
  {
    what: 'signing in',
    path: 'contact',
    open: async (page, words, width) => {
      await page.evaluate(() => localStorage.removeItem('marketplace.session'))
      await page.reload()
      if (isPhone(width)) await button(page, words['header.menu']).click()
      await button(page, words['account.signIn']).click()
      return page.getByRole('dialog')
    },
  },
]
