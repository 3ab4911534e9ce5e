import type { Browser, Page } from 'playwright'
import type { Language } from '#domain/locale.ts'
import { account as accountAr } from '#ui/i18n/ar/account.ts'
import { storefront as storefrontAr } from '#ui/i18n/ar/storefront.ts'
import { account as accountEn } from '#ui/i18n/en/account.ts'
import { storefront as storefrontEn } from '#ui/i18n/en/storefront.ts'
import { visit, type Visit } from './browser.ts'

/** What the dialogs of the account say. */
export const words = {
  en: { ...storefrontEn, ...accountEn },
  ar: { ...storefrontAr, ...accountAr },
} as const satisfies Record<Language, unknown>

/** The page with the user sign-in open. */
export async function openSignIn(
  browser: Browser,
  language: Language,
  width?: number,
): Promise<Visit> {
  const opened = await visit(browser, width)
  await opened.page.goto(`/${language}/products`)
  await hydrated(opened.page)
  await opened.page.getByRole('button', { name: words[language]['account.signIn'] }).first().click()
  await opened.page.getByRole('dialog').waitFor()
  return opened
}

/** Before that, clicks go nowhere: the button says that it does not know yet. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !document.querySelector('header button[aria-haspopup="dialog"][aria-busy]'),
  )

export async function signIn(
  page: Page,
  language: Language,
  who: { email: string; secret: string },
) {
  const t = words[language]
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t['field.email']).fill(who.email)
  await dialog.getByLabel(t['field.password'], { exact: true }).fill(who.secret)
  await page.keyboard.press('Enter')
}
