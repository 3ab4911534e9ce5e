import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { findFreePort } from '../../checkout/findFreePort.ts'
import { findChromium } from '../../test/chromium.ts'

/** The Lighthouse results of a page, as seen by a phone on a slow network. */
export type PageReport = {
  readonly path: string
  /** out of 100 */
  readonly scores: Readonly<Record<Category, number>>
  /** kB transferred */
  readonly sizes: Readonly<Record<'script' | 'style' | 'font' | 'picture', number>>
  /** cumulative layout shift */
  readonly layoutShift: number
  /** milliseconds until the largest contentful paint */
  readonly largestPaint: number
  /** requests the browser made to the API for the initial content */
  readonly apiRequests: number
  /** the audits that were not passed */
  readonly failedAudits: readonly string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/**
 * Audits each page `runs` times (an odd number) with an empty cache; the median run counts, because
 * a single one depends on chance.
 */
export async function auditPages(
  shop: string,
  paths: readonly string[],
  runs: number,
): Promise<PageReport[]> {
  const port = await findFreePort()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const reports: PageReport[] = []
  try {
    for (const path of paths) {
      const results: PageReport[] = []
      while (results.length < runs)
        results.push(toPageReport(path, await auditOnce(shop + path, port)))
      results.sort((a, b) => a.scores.performance - b.scores.performance)
      reports.push(...results.slice((runs - 1) / 2, (runs + 1) / 2))
    }
  } finally {
    await browser.close()
  }
  return reports
}

/** Occasionally the browser does not record the navigation start; the audit is then retried. */
async function auditOnce(url: string, port: number, retries = 2): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (retries > 0) return auditOnce(url, port, retries - 1)
  throw new Error(`Lighthouse says nothing of ${url}: ${result?.lhr.runtimeError?.message}`)
}

function toPageReport(path: string, { categories: found, audits }: Result): PageReport {
  const score = (name: Category): number => Math.round((found[name]?.score ?? 0) * 100)
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const totalSize = (kind: string): number =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize) / 1000, 0)
  return {
    path,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    sizes: {
      script: totalSize('Script'),
      style: totalSize('Stylesheet'),
      font: totalSize('Font'),
      picture: totalSize('Image'),
    },
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? 0,
    apiRequests: requests.filter(({ url }) => new URL(String(url)).pathname.startsWith('/api/'))
      .length,
    failedAudits: Object.values(audits)
      .filter(({ score: own, scoreDisplayMode }) =>
        ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode)
          ? (own ?? 1) < 0.9
          : false,
      )
      .map(({ id }) => id),
  }
}
