import type { Page } from 'playwright'
import type { Theme } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { cms as textsAr } from '#ui/i18n/ar/cms.ts'
import { storefront as shopAr } from '#ui/i18n/ar/storefront.ts'
import { cms as textsEn } from '#ui/i18n/en/cms.ts'
import { storefront as shopEn } from '#ui/i18n/en/storefront.ts'
import { axeViolationsOf } from './axe.ts'
import type { Visit } from './browser.ts'
import { findFocusFaults } from './findFocusFaults.ts'
import { waitUntilSettled } from './waitUntilSettled.ts'

/** The theme and width of a page, apart from its language. */
export type PageLook = { readonly theme: Theme; readonly width: number }

/** A visit in one language, with a check that its requests are finished. */
export type Visitor = Visit & { readonly language: Language; readonly isIdle: () => boolean }

export async function findPageProblems(
  { page, errors }: Visit,
  location: string,
  withFocus = true,
): Promise<string[]> {
  const problems = [
    ...(await axeViolationsOf(page)),
    ...(await page.evaluate(findPageFaults)),
    ...(withFocus ? await findFocusFaults(page) : []),
  ]
  return [...problems, ...errors.splice(0)].map((each) => `${location}: ${each}`)
}

/** Returns the problems that axe has no rules for. */
function findPageFaults(): string[] {
  const titles = document.querySelectorAll('h1')
  const { scrollWidth } = document.documentElement
  const isNamed = document.title
    .split(/ [·|] /)
    .some((part) => titles[0]?.textContent?.includes(part))
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} first headings`]),
    ...(isNamed ? [] : [`the title "${document.title}" does not name what is shown`]),
    ...(scrollWidth <= window.innerWidth
      ? []
      : [`${scrollWidth} px wide in ${window.innerWidth} px`]),
  ]
}

/** The labels of the theme switch in both fronts, whichever theme is next. */
const themeSwitchLabels = {
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

/** Applies a look without reloading, by window size and theme switch, even behind a dialog. */
export async function applyLook(
  page: Page,
  language: Language,
  { theme, width }: PageLook,
): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
  const switches = themeSwitchLabels[language].map((title) => `button[title="${title}"]`).join()
  const currentTheme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  while ((await currentTheme()) !== theme) {
    await page.locator(switches).first().waitFor({ state: 'attached' })
    await page.evaluate(chooseNextTheme, switches)
  }
}

/** Clicks the theme switch and waits for its effect; a frame to poll in may never be drawn. */
const chooseNextTheme = (switches: string): Promise<void> =>
  new Promise((done, fail) => {
    const html = document.documentElement
    const { themeChoice } = html.dataset
    const limit = setTimeout(
      () => fail(new Error(`${location.href}: the theme stays "${themeChoice}" after a click`)),
      20_000,
    )
    const observer = new MutationObserver(() => {
      if (html.dataset['themeChoice'] === themeChoice) return
      observer.disconnect()
      clearTimeout(limit)
      done()
    })
    observer.observe(html, { attributeFilter: ['data-theme-choice'] })
    document.querySelector<HTMLElement>(switches)?.click()
  })

/**
 * Navigates within the current front as its links do, and waits until the previous page is gone,
 * since a transition keeps it for as long as a busy machine takes to load the next one.
 */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        const heading = document.querySelector('h1')
        const { title } = document
        const text = heading?.textContent
        const finish = () => {
          observer.disconnect()
          clearTimeout(limit)
          done()
        }
        const observer = new MutationObserver(() => {
          const isKept = heading?.isConnected === true && heading.textContent === text
          if (!isKept || document.title !== title) finish()
        })
        // Two pages may have the same title, and it may already be the current page.
        const limit = setTimeout(finish, 5000)
        const everything = { attributes: true, characterData: true, childList: true, subtree: true }
        observer.observe(document, everything)
        const link = document.createElement('a')
        link.href = to
        const followInCms = (event: MouseEvent) => {
          if (event.defaultPrevented) return
          event.preventDefault()
          const idx: unknown = history.state?.idx
          history.pushState({ idx: Number(idx ?? 0) + 1, key: to, usr: null }, '', to)
          window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
        }
        // The shop follows any link in its document, the CMS only those of its components.
        addEventListener('click', followInCms, { once: true })
        document.body.append(link)
        link.click()
        link.remove()
      }),
    address,
  )
}

type RouteCheck = {
  readonly paths: readonly string[]
  readonly looks: readonly PageLook[]
  /** the paths on which tab stops are checked; all by default */
  readonly stops?: readonly string[]
  /** further widths that each page must fit: a small phone, a screen at twice its size */
  readonly fits?: readonly number[]
}

/** Checks every path in the language of the visitor, in each look. */
export async function checkRoutes(
  visitor: Visitor,
  { paths, looks, stops = paths, fits = [] }: RouteCheck,
): Promise<string[]> {
  const { page, language, isIdle } = visitor
  const problems: string[] = []
  for (const path of paths) {
    const address = `/${language}/${path}`.replace(/\/$/, '')
    await navigateInApp(page, address)
    for (const look of looks) {
      const location = `${address} ${look.theme} ${look.width}`
      await applyLook(page, language, look)
      const settled = await waitUntilSettled(page, isIdle)
      if (!settled) problems.push(`${location}: never finished loading`)
      problems.push(...(await findPageProblems(visitor, location, stops.includes(path))))
    }
    for (const width of fits) {
      await page.setViewportSize({ width, height: 450 })
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      if (excess > 0) problems.push(`${address}: ${excess} px too wide for ${width} px`)
    }
    const { pathname } = new URL(page.url())
    if (pathname !== address.replace(/\?.*$/, '')) problems.push(`${address}: led to ${pathname}`)
  }
  return problems
}
