import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
  type Page,
} from 'playwright'
import { admin, solveBotCheck } from './testAccounts.ts'
import { explainTimeouts } from './explainTimeouts.ts'
import { shopUrl } from './shopUrl.ts'

const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Saves a process per browser, and a step for every screenshot.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Opens a browser in a language the shop does not have: the language offer is tested separately.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    args: launchArguments,
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  })
  const { newContext } = browser
  browser.newContext = (options) => newContext.call(browser, { locale: 'fr-FR', ...options })
  return browser
}

export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  readonly errors: string[]
}

/** Opens a page as a new visitor and collects its console errors. */
export async function startVisit(
  browser: Browser,
  width = 1440,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    ...options,
    baseURL: shopUrl,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  waitForScriptsOnNavigation(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text())
    }
  })
  return { page, context, errors }
}

/** Waits for the scripts after each navigation; interacting before that is tested separately. */
function waitForScriptsOnNavigation(page: Page): void {
  const hydrated = () => page.locator('#rest').waitFor({ state: 'detached' })
  const explained = explainTimeouts(page)
  const { goto, reload } = page
  page.goto = async (...address) => {
    const response = await explained(goto.apply(page, address))
    await hydrated()
    return response
  }
  page.reload = async (...options) => {
    const response = await explained(reload.apply(page, options))
    await hydrated()
    return response
  }
}

/**
 * Waits until a guest's page is interactive: only its script knows whether anybody is signed in.
 */
export const waitForScripts = (page: Page): Promise<void> =>
  page
    .locator('header [aria-haspopup=dialog]:not([aria-busy])')
    .first()
    .waitFor({ state: 'attached' })

/** Signs in at the back office without the form, which `staffAccounts.test.ts` covers. */
export async function signIn(page: Page): Promise<void> {
  await signInBesidePage(page, '/api/admins/auth/signin', admin)
  await page.goto('/en/cms')
  await page.waitForURL('**/en/cms/products')
}

type SignedInSession = {
  readonly accessToken: string
  readonly audience: string
  readonly user: { readonly _id: string }
}

/** Signs in by API and stores what a page would store, from a URL without scripts. */
export async function signInBesidePage(
  page: Page,
  path: string,
  body: object,
): Promise<SignedInSession> {
  const context = page.context()
  await page.goto('/healthz')
  const session = await addSessionCookie(context, path, body)
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), storageEntryOf(session))
  return session
}

/** Adds a session cookie to a browser for one of the hosts of the shop. */
export async function addSessionCookie(
  context: BrowserContext,
  path: string,
  body: object,
  host = new URL(shopUrl).hostname,
): Promise<SignedInSession> {
  const answer = await fetch(shopUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-session': 'cookie',
      'x-bot-check': await solveBotCheck(),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  const [cookie = ''] = answer.headers.getSetCookie()
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? []
  const cookieAttributes = { httpOnly: true, secure: true, sameSite: 'Strict' } as const
  await context.addCookies([{ name, value, domain: host, path: '/', ...cookieAttributes }])
  return (await answer.json()).data
}

/** Returns the storage entry of a session: its user. */
export const storageEntryOf = ({
  audience,
  user,
}: SignedInSession): [name: string, value: string] => [`${audience}.session`, user._id]

export const sessionCookies = async (context: BrowserContext): Promise<Cookie[]> =>
  (await context.cookies()).filter(({ name }) => name.startsWith('__Host-refresh-'))

/** Returns everything a script on the page could read. */
export const readScriptStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))

/** Access tokens start like this, and refresh tokens have this length. */
export const tokenPattern = /eyJ|[\w-]{43}/

/** Returns an access token for API requests as the user signed in on the page. */
export async function accessTokenOf(page: Page): Promise<string> {
  const options = { headers: { 'x-session': 'cookie' }, data: {} }
  const answer = await page.request.post('/api/admins/auth/refresh', options)
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).data.accessToken
}
