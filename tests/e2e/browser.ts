import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { admin, botAnswer, send } from './accountPeople.ts'
import { shopUrl } from './shopUrl.ts'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less for every browser, and for every picture of a page a way less.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    args: quiet,
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  })

export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  readonly errors: string[]
}

/** A fresh visitor; what the page complains about in its console is collected. */
export async function visit(browser: Browser, width = 1440): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  waitForAnswers(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text())
    }
  })
  return { page, context, errors }
}

/** People look at a page before they press; what is pressed before it answers has tests of its own. */
function waitForAnswers(page: Page): void {
  const answers = () => page.locator('#rest').waitFor({ state: 'detached' })
  const { goto, reload } = page
  page.goto = async (...address) => {
    const response = await goto.apply(page, address)
    await answers()
    return response
  }
  page.reload = async (...options) => {
    const response = await reload.apply(page, options)
    await answers()
    return response
  }
}

/** Until the page of a guest has come to life: whether somebody is signed in, only its script finds out. */
export const scriptRuns = (page: Page): Promise<void> =>
  page
    .locator('header [aria-haspopup=dialog]:not([aria-busy])')
    .first()
    .waitFor({ state: 'attached' })

/** In the back office, as if the form had been filled in: that is a journey of its own (`people.test.ts`). */
export async function signIn(page: Page): Promise<void> {
  const headers = { 'x-bot-check': await botAnswer() }
  await keepTokens(page, 'cms.tokens', await send('/api/admins/auth/signin', admin, headers))
  await page.goto('/en/cms')
  await page.waitForURL('**/en/cms/products')
}

type Tokens = { readonly accessToken: string; readonly refreshToken: string }

/** From an address of the same house where no page has to come to life first. */
export async function keepTokens(page: Page, key: string, tokens: Tokens): Promise<void> {
  const { accessToken, refreshToken } = tokens
  await page.goto('/healthz')
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [
    key,
    JSON.stringify({ accessToken, refreshToken }),
  ] as const)
}
