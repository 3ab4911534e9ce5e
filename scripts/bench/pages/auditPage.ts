import lighthouse, { type Result } from 'lighthouse'
import { pick } from '../statistics.ts'

export type PageReport = ReturnType<typeof toPageReport>

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Audits a page as seen by a phone on a slow network, `runs` times (an odd number) with an empty
 * cache; the median run counts, because a single one depends on chance.
 */
export async function auditPage(url: string, port: number, runs: number): Promise<PageReport> {
  const reports = [toPageReport(await auditOnce(url, port))]
  while (reports.length < runs) reports.push(toPageReport(await auditOnce(url, port)))
  reports.sort((a, b) => a.scores.performance - b.scores.performance)
  return pick(reports, 0.5)
}

/** Occasionally the browser does not record the navigation start; the audit is then retried. */
async function auditOnce(url: string, port: number, retries = 2): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (retries > 0) return auditOnce(url, port, retries - 1)
  throw new Error(`Lighthouse returned no result for ${url}: ${result?.lhr.runtimeError?.message}`)
}

function toPageReport({ categories: found, audits }: Result) {
  const score = (name: string): number => Math.round((found[name]?.score ?? 0) * 100)
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const totalSize = (kind: string): number =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize) / 1000, 0)
  return {
    /** out of 100 */
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    /** kB transferred */
    sizes: {
      script: totalSize('Script'),
      style: totalSize('Stylesheet'),
      font: totalSize('Font'),
      picture: totalSize('Image'),
    },
    /** cumulative */
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    /** milliseconds until the largest contentful paint */
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? 0,
    /** requests the browser made for the initial content */
    apiRequests: requests.filter(({ url }) => new URL(String(url)).pathname.startsWith('/api/'))
      .length,
  }
}
