import { chromium } from 'playwright'
import { languageCodes } from '#domain/locale.ts'
import { findFreePort } from '../../checkout/findFreePort.ts'
import { withShop } from '../../checkout/withShop.ts'
import { findChromium } from '../../test/chromium.ts'
import { auditPage, type PageReport } from './auditPage.ts'

/** Prints the Lighthouse results of the most important pages and returns the missed targets. */
export const benchLighthouse = (runs: number): Promise<string[]> =>
  withShop({}, async (shop) => {
    const answer = await fetch(`${shop}/api/marketplace-customer/products?limit=1`)
    const code: string = (await answer.json()).data[0].code
    const pages = ['', '/products', `/products/${code}`]
    const port = await findFreePort()
    const executablePath = findChromium()
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    })
    console.log('\nLighthouse on a simulated phone; sizes in kB as transferred')
    const failures: string[] = []
    try {
      for (const path of languageCodes.flatMap((each) => pages.map((page) => `/${each}${page}`))) {
        const report = await auditPage(shop + path, port, runs)
        console.log(`  ${path.padEnd(28)} ${formatReport(report)}`)
        failures.push(...findShortcomings(report).map((each) => `${path}: ${each}`))
      }
    } finally {
      await browser.close()
    }
    return failures
  })

function formatReport({ scores, sizes, largestPaint, layoutShift, apiRequests }: PageReport) {
  const kB = Object.entries(sizes).map(([kind, size]) => `${kind} ${size.toFixed(0)}`)
  return `${Object.values(scores).join(' / ').padEnd(21)} ${kB.join('  ')}  largest ${(largestPaint / 1000).toFixed(1)} s  shift ${layoutShift.toFixed(3)}  API ${apiRequests}`
}

function findShortcomings({ scores, sizes, layoutShift, apiRequests }: PageReport): string[] {
  const failures = Object.entries(scores)
    .filter(([name, score]) => score < (name === 'performance' ? 98 : 100))
    .map(([name, score]) => `${name} ${score}`)
  if (sizes.script > 135) failures.push(`${sizes.script.toFixed(1)} kB of script`)
  if (sizes.font > 100) failures.push(`${sizes.font.toFixed(1)} kB of fonts`)
  if (layoutShift > 0.01) failures.push(`layout shift ${layoutShift.toFixed(3)}`)
  if (apiRequests > 0) failures.push(`${apiRequests} requests to the API`)
  return failures
}
