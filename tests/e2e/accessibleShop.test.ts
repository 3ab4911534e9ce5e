/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/locale.ts'
import { installAxe } from './axe.ts'
import { openBrowser } from './browser.ts'
import { isThorough, looksOf, pathsToCheck } from './looks.ts'
import { waitUntilSettled, trackRequests } from './waitUntilSettled.ts'
import { createShopper, type Shopper } from './shopper.ts'
import { accountAddresses, publicAddresses } from './shopRoutes.ts'
import { shopSurfaces, shopTexts } from './shopSurfaces.ts'
import { findPageProblems, checkRoutes, applyLook, type Visitor } from './checkRoutes.ts'

const riyadh = {
  fullName: 'Noura Salem',
  country: 'SA',
  city: 'riyadh',
  address: 'King Fahd Road 1',
  phoneNumber: '+966500000001',
  isDefault: true,
}
const demo = { username: 'root@example.com', password: 'Demo-2026!' }

/** These headings address the reader, so only the title names the page. */
const addressing = /^\/\w\w\/(cart|aboutUs|checkout\/\w+) .*: the title /

describe('every page of the shop', () => {
  let browser: Browser
  let visitors: readonly (Visitor & Shopper)[]

  beforeAll(async () => {
    browser = await openBrowser()
    visitors = await Promise.all(
      languageCodes.map(async (language) => {
        const visitor = await createShopper(browser, demo)
        await installAxe(visitor.page)
        return { ...visitor, language, isIdle: trackRequests(visitor.page) }
      }),
    )
    await visitors[0]?.call('POST', '/addresses', riyadh)
  })
  afterAll(() => browser.close())

  /** Runs all visitors in parallel: one waits for the server while another is being examined. */
  const inEachLanguage = async (
    look: (visitor: Visitor & Shopper) => Promise<string[]>,
  ): Promise<string[]> => {
    const problems = await Promise.all(visitors.map(look))
    return problems.flat().filter((each) => !addressing.test(each))
  }

  it(
    'has no accessibility problem, and fits a small phone and a screen at 200 per cent zoom',
    async () => {
      const own = await Promise.all(visitors.slice(0, 1).map(accountAddresses))
      const paths = [...(await publicAddresses()), ...own.flat()]
      expect(paths.length).toBeGreaterThan(35)
      const problems = await inEachLanguage(async (visitor) => {
        const { page, language, isIdle } = visitor
        await page.goto(`/${language}/aboutUs`)
        await waitUntilSettled(page, isIdle)
        // Tab stops are the same in every language.
        const stops = pathsToCheck(paths, language)
        return checkRoutes(visitor, { paths, looks: looksOf(language), stops, fits: [720, 320] })
      })
      expect(problems).toEqual([])
    },
    isThorough ? 900_000 : 300_000,
  )

  it.each(shopSurfaces)('has no accessibility problem: $what', async ({ path, open }) => {
    const problems = await inEachLanguage(async (visitor) => {
      const { page, language, isIdle } = visitor
      const found: string[] = []
      for (const look of looksOf(language)) {
        await page.goto(`/${language}/${path}`)
        await waitUntilSettled(page, isIdle)
        await applyLook(page, language, look)
        await (await open(page, shopTexts[language], look.width)).waitFor()
        await waitUntilSettled(page, isIdle)
        const { pathname } = new URL(page.url())
        found.push(...(await findPageProblems(visitor, `${pathname} ${look.theme} ${look.width}`)))
      }
      return found
    })
    expect(problems).toEqual([])
  })
})
