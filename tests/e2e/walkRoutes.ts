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

/** What the switch is called in the back office and in the shop. */
const switches = {
  en: {
    light: [textsEn['theme.toLight'], shopEn['header.toLight']],
    dark: [textsEn['theme.toDark'], shopEn['header.toDark']],
  },
  ar: {
    light: [textsAr['theme.toLight'], shopAr['header.toLight']],
    dark: [textsAr['theme.toDark'], shopAr['header.toDark']],
  },
} as const satisfies Record<Language, Record<Theme, readonly string[]>>

/** In place, as the edge of the window and the switch would do it, even one behind a dialog. */
export async function wear(page: Page, language: Language, { theme, width }: Look): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
  const worn = await page.evaluate(() => document.documentElement.dataset['theme'])
  if (worn === theme) return
  const named = switches[language][theme].map((title) => `button[title="${title}"]`)
  await page.locator(named.join()).first().dispatchEvent('click')
}

/** Goes to another address of the front one is in, as its own links do, without loading it anew. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const idx: unknown = history.state?.idx
    history.pushState({ idx: Number(idx ?? 0) + 1, key: to, usr: null }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
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
