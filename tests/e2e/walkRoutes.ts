import type { Page } from 'playwright'
import type { Theme } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { cms as textsAr } from '#ui/i18n/ar/cms.ts'
import { storefront as shopAr } from '#ui/i18n/ar/storefront.ts'
import { cms as textsEn } from '#ui/i18n/en/cms.ts'
import { storefront as shopEn } from '#ui/i18n/en/storefront.ts'
import { violationsOf } from './axe.ts'
import type { Visit } from './browser.ts'
import { focusFaults } from './focusFaults.ts'
import { settle } from './settle.ts'

/** How a screen is looked at, beside the language it speaks. */
export type Look = { readonly theme: Theme; readonly width: number }

/** Somebody with a language, and whether their page has all it asked for. */
export type Visitor = Visit & { readonly language: Language; readonly isQuiet: () => boolean }

/** Every screen says of itself what is wrong with it. */
export async function examine(
  { page, errors }: Visit,
  where: string,
  withFocus = true,
): Promise<string[]> {
  const problems = [
    ...(await violationsOf(page)),
    ...(await page.evaluate(faultsOfPage)),
    ...(withFocus ? await focusFaults(page) : []),
  ]
  return [...problems, ...errors.splice(0)].map((each) => `${where}: ${each}`)
}

/** What the rules of axe do not ask. */
function faultsOfPage(): string[] {
  const titles = document.querySelectorAll('h1')
  const { scrollWidth } = document.documentElement
  const named = document.title
    .split(/ [·|] /)
    .some((part) => titles[0]?.textContent?.includes(part))
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} first headings`]),
    ...(named ? [] : [`the title "${document.title}" does not name what is shown`]),
    ...(scrollWidth <= window.innerWidth
      ? []
      : [`${scrollWidth} px wide in ${window.innerWidth} px`]),
  ]
}

/** What the switch is called in the back office and in the shop, whichever theme is next. */
const switches = {
  en: [
    textsEn['theme.toLight'],
    textsEn['theme.toDark'],
    textsEn['theme.toSystem'],
    shopEn['header.toLight'],
    shopEn['header.toDark'],
    shopEn['header.toSystem'],
  ],
  ar: [
    textsAr['theme.toLight'],
    textsAr['theme.toDark'],
    textsAr['theme.toSystem'],
    shopAr['header.toLight'],
    shopAr['header.toDark'],
    shopAr['header.toSystem'],
  ],
} as const satisfies Record<Language, readonly string[]>

/** In place, as the edge of the window and the switch would do it, even one behind a dialog. */
export async function wear(page: Page, language: Language, { theme, width }: Look): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
  const worn = () => page.evaluate(() => document.documentElement.dataset['themeChoice'])
  const shown = () => page.evaluate(() => document.documentElement.dataset['theme'])
  const named = switches[language].map((title) => `button[title="${title}"]`)
  while ((await shown()) !== theme) {
    const before = await worn()
    await page.locator(named.join()).first().dispatchEvent('click')
    await page.waitForFunction(
      (old) => document.documentElement.dataset['themeChoice'] !== old,
      before,
    )
  }
}

/**
 * Goes to another address of the front one is in, as its own links do, without loading it anew,
 * and waits until the front sets out for it: a busy machine may take its time.
 */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          done()
        })
        // Where it already is, it stays.
        setTimeout(done, 5000)
        const everything = { attributes: true, characterData: true, childList: true, subtree: true }
        observer.observe(document, everything)
        const idx: unknown = history.state?.idx
        history.pushState({ idx: Number(idx ?? 0) + 1, key: to, usr: null }, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }),
    address,
  )
}

type Walk = {
  readonly paths: readonly string[]
  readonly looks: readonly Look[]
  /** where the stops of the keyboard are looked for: everywhere, if nothing is said */
  readonly stops?: readonly string[]
}

/** Every address in the language of the visitor, in each look. */
export async function walk(
  visitor: Visitor,
  { paths, looks, stops = paths }: Walk,
): Promise<string[]> {
  const { page, language, isQuiet } = visitor
  const problems: string[] = []
  for (const path of paths) {
    const address = `/${language}/${path}`
    await goInside(page, address)
    for (const look of looks) {
      const where = `${address} ${look.theme} ${look.width}`
      await wear(page, language, look)
      const settled = await settle(page, isQuiet)
      if (!settled) problems.push(`${where}: never finished loading`)
      problems.push(...(await examine(visitor, where, stops.includes(path))))
    }
    const { pathname } = new URL(page.url())
    if (pathname !== address.replace(/\?.*$/, '')) problems.push(`${address}: led to ${pathname}`)
  }
  return problems
}
