import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/locale.ts'
import { bringAxe } from './axe.ts'
import { openBrowser } from './browser.ts'
import { isThorough, looksOf, shareOf } from './looks.ts'
import { settle, watchRequests } from './settle.ts'
import { shopper, type Shopper } from './shopper.ts'
import { ownAddresses, publicAddresses } from './shopRoutes.ts'
import { shopSurfaces, shopWords } from './shopSurfaces.ts'
import { examine, walk, wear, type Visitor } from './walkRoutes.ts'

const riyadh = {
  fullName: 'Noura Salem',
  country: 'SA',
  city: 'riyadh',
  address: 'King Fahd Road 1',
  phoneNumber: '+966500000001',
  isDefault: true,
}
const demo = { username: 'root@example.com', password: 'Demo-2026!' }

/** Here the heading speaks to the reader, and the title alone names the page. */
const addressing = /^\/\w\w\/(cart|aboutUs|checkout\/\w+) .*: the title /

describe('every page of the shop', () => {
  let browser: Browser
  let visitors: readonly (Visitor & Shopper)[]

  beforeAll(async () => {
    browser = await openBrowser()
    visitors = await Promise.all(
      languageCodes.map(async (language) => {
        const visitor = await shopper(browser, demo)
        await bringAxe(visitor.page)
        return { ...visitor, language, isQuiet: watchRequests(visitor.page) }
      }),
    )
    await visitors[0]?.call('POST', '/addresses', riyadh)
  })
  afterAll(() => browser.close())

  /** Everybody at once: one waits for the server while another is being examined. */
  const together = async (
    look: (visitor: Visitor & Shopper) => Promise<string[]>,
  ): Promise<string[]> => {
    const problems = await Promise.all(visitors.map(look))
    return problems.flat().filter((each) => !addressing.test(each))
  }

  it(
    'has nothing in the way of anybody',
    async () => {
      const own = await Promise.all(visitors.slice(0, 1).map(ownAddresses))
      const paths = [...(await publicAddresses()), ...own.flat()]
      expect(paths.length).toBeGreaterThan(35)
      const problems = await together(async (visitor) => {
        const { page, language, isQuiet } = visitor
        await page.goto(`/${language}/aboutUs`)
        await settle(page, isQuiet)
        // What the keyboard stops at is the same in every language.
        const stops = shareOf(paths, language)
        const found = await walk(visitor, { paths, looks: looksOf(language), stops })
        return found
      })
      expect(problems).toEqual([])
    },
    isThorough ? 900_000 : 300_000,
  )

  it.each(shopSurfaces)('has nothing in the way of anybody: $what', async ({ at, open }) => {
    const problems = await together(async (visitor) => {
      const { page, language, isQuiet } = visitor
      const found: string[] = []
      for (const look of looksOf(language)) {
        await page.goto(`/${language}/${at}`)
        await settle(page, isQuiet)
        await wear(page, language, look)
        await (await open(page, shopWords[language], look.width)).waitFor()
        await settle(page, isQuiet)
        const { pathname } = new URL(page.url())
        found.push(...(await examine(visitor, `${pathname} ${look.theme} ${look.width}`)))
      }
      return found
    })
    expect(problems).toEqual([])
  })
})
