import type { Browser, Page } from 'playwright'
import type { Language } from '#domain/locale.ts'
import { account as accountAr } from '#ui/i18n/ar/account.ts'
import { storefront as storefrontAr } from '#ui/i18n/ar/storefront.ts'
import { account as accountEn } from '#ui/i18n/en/account.ts'
import { storefront as storefrontEn } from '#ui/i18n/en/storefront.ts'
import { startVisit, type Visit } from './browser.ts'

export const accountTexts = {
  en: { ...storefrontEn, ...accountEn },
  ar: { ...storefrontAr, ...accountAr },
} as const satisfies Record<Language, unknown>

/** Opens the page with the user sign-in dialog. */
export async function openSignIn(
  browser: Browser,
  language: Language,
  width?: number,
): Promise<Visit> {
  const visitor = await startVisit(browser, width)
  await visitor.page.goto(`/${language}/products`)
  await waitForHydration(visitor.page)
  await visitor.page
    .getByRole('button', { name: accountTexts[language]['account.signIn'] })
    .first()
    .click()
  await visitor.page.getByRole('dialog').waitFor()
  return visitor
}

/** Waits until clicks have an effect: until then the button is marked as busy. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !document.querySelector('header button[aria-haspopup="dialog"][aria-busy]'),
  )

export async function signIn(
  page: Page,
  language: Language,
  credentials: { email: string; secret: string },
) {
  const t = accountTexts[language]
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t['field.email']).fill(credentials.email)
  await dialog.getByLabel(t['field.password'], { exact: true }).fill(credentials.secret)
  await page.keyboard.press('Enter')
}
