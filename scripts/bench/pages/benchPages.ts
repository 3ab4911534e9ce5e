import { defaultBrand } from '#brands/default.ts'
import { languageCodes } from '#domain/locale.ts'
import { ensureBuilt } from '../../vite/ensureBuilt.ts'
import { auditPages, type PageReport } from './auditPages.ts'
import { measureRendering } from './measureRendering.ts'
import { withShop } from './withShop.ts'

/** Prints how fast the listing is rendered from a database and returns the missed targets. */
export async function benchRendering(database: string, quick: boolean): Promise<string[]> {
  await ensureBuilt(defaultBrand)
  const measureOptions = quick
    ? { seconds: 2, rounds: 2, turns: 24 }
    : { seconds: 3, rounds: 4, turns: 80 }
  const { pageMs, apiCallMs, cachedRate, staticRate, ratio, error } = await measureRendering(
    database,
    measureOptions,
  )
  const times = pageMs / apiCallMs
  console.log('\nThe listing page')
  console.log(
    `  drawn anew   ${pageMs.toFixed(1)} ms, the API call it shows ${apiCallMs.toFixed(1)} ms: ${times.toFixed(2)} times (ceiling 3)`,
  )
  console.log(
    `  from memory  ${cachedRate.toFixed(0)} per second, its bytes alone ${staticRate.toFixed(0)}: ratio ${ratio.toFixed(2)} ±${error.toFixed(2)} (floor 0.3)`,
  )
  return [
    ...(times > 3 ? [`the listing drawn anew takes ${times.toFixed(2)} times its API call`] : []),
    ...(ratio < 0.3 ? [`the listing from memory ${ratio.toFixed(2)}`] : []),
  ]
}

/** Prints the Lighthouse results of the most important pages and returns the missed targets. */
export async function benchLighthouse(quick: boolean): Promise<string[]> {
  const reports = await withShop(async (shop) => {
    const answer = await fetch(`${shop}/api/marketplace-customer/products?limit=1`)
    const code: string = (await answer.json()).data[0].code
    const pages = ['', '/products', `/products/${code}`]
    return auditPages(
      shop,
      languageCodes.flatMap((language) => pages.map((path) => `/${language}${path}`)),
      quick ? 1 : 3,
    )
  })
  console.log('\nLighthouse, as on a phone; kB as sent')
  for (const each of reports) console.log(formatReport(each))
  return reports.flatMap(findShortcomings)
}

const formatReport = ({
  path,
  scores,
  sizes,
  largestPaint,
  layoutShift,
  apiRequests,
}: PageReport): string => {
  const { performance, accessibility, seo, 'best-practices': practices } = scores
  const kB = Object.entries(sizes).map(([kind, size]) => `${kind} ${size.toFixed(0)}`)
  return `  ${path.padEnd(28)} ${[performance, accessibility, practices, seo].join(' / ').padEnd(21)} ${kB.join('  ')}  largest ${(largestPaint / 1000).toFixed(1)} s  shift ${layoutShift.toFixed(3)}  API ${apiRequests}`
}

function findShortcomings({ path, scores, sizes, layoutShift, apiRequests }: PageReport): string[] {
  const failures = Object.entries(scores)
    .filter(([name, score]) => score < (name === 'performance' ? 95 : 100))
    .map(([name, score]) => `${name} ${score}`)
  if (sizes.script > 150) failures.push(`${sizes.script.toFixed(1)} kB of script`)
  if (sizes.font > 100) failures.push(`${sizes.font.toFixed(1)} kB of fonts`)
  if (layoutShift > 0.01) failures.push(`moves by ${layoutShift.toFixed(3)}`)
  if (apiRequests > 0) failures.push(`${apiRequests} requests to the API`)
  return failures.map((each) => `${path}: ${each}`)
}
