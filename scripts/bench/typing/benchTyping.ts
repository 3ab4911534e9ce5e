import { chromium, type CDPSession, type Page } from 'playwright'
import { findChromium } from '../../test/chromium.ts'
import { median } from '../statistics.ts'
import { forms, rows } from './declarations.ts'
import { serveForms } from './serveForms.ts'

/** The 95th percentile of main-thread milliseconds per key: script, style, layout and paint. */
const ceilings = {
  '100 fields': 16,
  'beside a list editor of 200 rows': 32,
  'inside the list editor': 32,
}

/** Types into the CMS key by key and asks the browser how long it was busy with each. */
export async function benchTyping(keyCount: number): Promise<string[]> {
  const shop = await serveForms(forms)
  const failures: string[] = []
  const report = (name: keyof typeof ceilings, times: KeyTimes): void => {
    const { p95 } = times
    const ceiling = ceilings[name]
    console.log(
      `  ${name.padEnd(34)} median ${times.median.toFixed(1).padStart(5)}   p95 ${p95.toFixed(1).padStart(5)} of ${ceiling}`,
    )
    if (p95 > ceiling) failures.push(`typing, ${name}: ${p95.toFixed(1)} ms`)
  }
  console.log('\nTyping, main-thread time per key in ms')
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage({
      baseURL: shop.url,
      viewport: { width: 1440, height: 900 },
    })
    const token = await signIn(page)
    const [wide = '', long = ''] = forms.map(({ name }) => name)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })

    await page.goto(`/en/cms/metadata/${wide}/add`)
    report('100 fields', await typeInto(page, session, '_title', keyCount))

    const created = await page.request.post(`/api/marketplace/${long}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { title: 'Long', rows },
    })
    const { data } = await created.json()
    await page.goto(`/en/cms/metadata/${long}/${String(data._id)}/edit`)
    report('beside a list editor of 200 rows', await typeInto(page, session, '_title', keyCount))
    report('inside the list editor', await typeInto(page, session, '_rows_100_name', keyCount))
    return failures
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function signIn(page: Page): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/admins/auth/signin'))
  await page.goto('/en/cms')
  await page.getByLabel('Username').fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Admin-2026!')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const { data } = await (await answer).json()
  await page.waitForURL('**/en/cms/**')
  return String(data.accessToken)
}

type KeyTimes = { readonly median: number; readonly p95: number }

/** Alternates a key press with an idle turn, to subtract the cost of two idle frames. */
async function typeInto(
  page: Page,
  session: CDPSession,
  id: string,
  keyCount: number,
): Promise<KeyTimes> {
  await page.locator(`[id$="${id}"]`).fill('')
  const keyTimes: number[] = []
  const idleTimes: number[] = []
  for (let at = 0; at < keyCount + warmUp; at += 1) {
    const start = await mainThreadTime(session)
    await waitForPaint(page)
    const before = await mainThreadTime(session)
    await page.keyboard.press(at % 12 === 11 ? 'Backspace' : 'abcdefghijk'.charAt(at % 12))
    await waitForPaint(page)
    keyTimes.push((await mainThreadTime(session)) - before)
    idleTimes.push(before - start)
  }
  const idleMedian = median(idleTimes.slice(warmUp))
  const sorted = keyTimes.slice(warmUp).toSorted((a, b) => a - b)
  const percentile = (share: number): number =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? NaN) - idleMedian
  return { median: percentile(0.5), p95: percentile(0.95) }
}

const warmUp = 20

/** Returns the main-thread time since the page started, in milliseconds. */
async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
}

/** Two frames later, everything the key press caused is painted. */
const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
