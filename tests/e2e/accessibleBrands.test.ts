import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Brand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { faultsOfLayout } from '../../scripts/gallery/faults.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { botAnswer, send } from './accountPeople.ts'
import { bringAxe, violationsOf } from './axe.ts'
import { admin, openBrowser } from './browser.ts'
import { isThorough } from './looks.ts'
import { settle, watchRequests } from './settle.ts'
import { shopUrl } from './shopUrl.ts'
import type { Look } from './walkRoutes.ts'

type Seen = Look & { readonly language: Language }

const brands: readonly Brand[] = await Promise.all(
  (await brandKeys()).map(async (key) => (await loadBrand(key)).brand),
)

/** Key routes of both fronts, and of the others one each, by turns; what is switched off is not there to be seen. */
function routesOf({ features }: Brand, turn: number): readonly string[] {
  const others = [
    'products',
    'requestAQuote',
    'cms/products/add',
    ...(features.cart ? ['cart'] : []),
  ]
  const turns = isThorough ? others : others.filter((_, at) => at === turn % others.length)
  return ['', 'products/DEV-TH-LW01', 'cms/products', ...turns]
}

const opposites: readonly Seen[] = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'ar', theme: 'dark', width: 390 },
]
const all: readonly Seen[] = [
  ...opposites,
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'light', width: 1440 },
]

let browser: Browser
let staff: readonly [name: string, value: string]

beforeAll(async () => {
  browser = await openBrowser()
  const headers = { 'x-bot-check': await botAnswer() }
  const { accessToken, refreshToken } = await send('/api/admins/auth/signin', admin, headers)
  staff = ['cms.tokens', JSON.stringify({ accessToken, refreshToken })]
})
afterAll(() => browser.close())

it.each(brands.map((brand, at) => [brand.key, brand, at] as const))(
  'nothing is in the way of anybody under %s, and nothing is cut off or covered',
  async (key, brand, at) => {
    const problems: string[] = []
    for (const [index, path] of routesOf(brand, at).entries()) {
      // A route is seen in one of two opposite looks, and by the next brand in the other.
      const looks = isThorough ? all : opposites.filter((_, side) => side === (at + index) % 2)
      for (const look of looks) problems.push(...(await seen(key, path, look)))
    }
    expect(problems).toEqual([])
  },
)

async function seen(key: string, path: string, look: Seen): Promise<string[]> {
  const origin = `http://${key}.localhost:${new URL(shopUrl).port}`
  const context = await contextOf(origin, look)
  const page = await context.newPage()
  const isQuiet = watchRequests(page)
  await bringAxe(page)
  await page.goto(`${origin}/${look.language}/${path}`)
  await page.locator('#rest').waitFor({ state: 'detached' })
  // Parts far below are laid out once somebody scrolls; until then they have no places of their own.
  await page.evaluate(() => {
    scrollTo(0, 1)
    scrollTo(0, 0)
  })
  const settled = await settle(page, isQuiet)
  const problems = [
    ...(settled ? [] : ['never finished loading']),
    ...(await violationsOf(page)),
    ...(await page.evaluate(faultsOfLayout)),
    ...(await focusProblems(page)),
  ]
  await context.close()
  return problems.map((each) => `${look.language}/${path} ${look.theme} ${look.width}: ${each}`)
}

async function contextOf(origin: string, look: Seen): Promise<BrowserContext> {
  const { language, theme, width } = look
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'theme', value: theme, url: origin },
    { name: 'language', value: language, url: origin },
  ])
  if (staff)
    await context.addInitScript(([name, value]) => localStorage.setItem(name, value), staff)
  return context
}

/** Where the keyboard is can be seen: its first three stops have an outline in the colour for it. */
async function focusProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (let stop = 1; stop <= 3; stop += 1) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return true
      const ringed = [at, ...(at.parentElement ? [at.parentElement] : [])]
      return ringed.some((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
    })
    if (!shown) problems.push(`the ${stop}. stop of the keyboard cannot be seen`)
  }
  return problems
}
