import { defaultBrand } from '#brands/default.ts'
import { languageCodes } from '#domain/locale.ts'
import { ensureBuilt } from '../../vite/ensureBuilt.ts'
import { judge, type Judged } from './lighthouse.ts'
import { measureRendering } from './render.ts'
import { withShop } from './shop.ts'

/** Prints how fast the listing is drawn from a database, and gives what fell short. */
export async function benchRendering(database: string, quick: boolean): Promise<string[]> {
  await ensureBuilt(defaultBrand)
  const pace = quick ? { seconds: 2, rounds: 2, turns: 24 } : { seconds: 3, rounds: 4, turns: 80 }
  const { page, call, kept, bare, ratio, error } = await measureRendering(database, pace)
  const times = page / call
  console.log('\nThe listing page')
  console.log(
    `  drawn anew   ${page.toFixed(1)} ms, the API call it shows ${call.toFixed(1)} ms: ${times.toFixed(2)} times (ceiling 3)`,
  )
  console.log(
    `  from memory  ${kept.toFixed(0)} per second, its bytes alone ${bare.toFixed(0)}: ratio ${ratio.toFixed(2)} ±${error.toFixed(2)} (floor 0.3)`,
  )
  return [
    ...(times > 3 ? [`the listing drawn anew takes ${times.toFixed(2)} times its API call`] : []),
    ...(ratio < 0.3 ? [`the listing from memory ${ratio.toFixed(2)}`] : []),
  ]
}

/** Prints what Lighthouse says of the pages that count, and gives what fell short. */
export async function benchLighthouse(quick: boolean): Promise<string[]> {
  const judged = await withShop(async (shop) => {
    const answer = await fetch(`${shop}/api/marketplace-customer/products?limit=1`)
    const code: string = (await answer.json()).data[0].code
    const pages = ['', '/products', `/products/${code}`]
    return judge(
      shop,
      languageCodes.flatMap((language) => pages.map((path) => `/${language}${path}`)),
      quick ? 1 : 3,
    )
  })
  console.log('\nLighthouse, as on a phone; kB as sent')
  for (const each of judged) console.log(line(each))
  return judged.flatMap(shortcomings)
}

const line = ({ path, scores, sizes, largest, shift, asked }: Judged): string => {
  const { performance, accessibility, seo, 'best-practices': practices } = scores
  const kB = Object.entries(sizes).map(([kind, size]) => `${kind} ${size.toFixed(0)}`)
  return `  ${path.padEnd(28)} ${[performance, accessibility, practices, seo].join(' / ').padEnd(21)} ${kB.join('  ')}  largest ${(largest / 1000).toFixed(1)} s  shift ${shift.toFixed(3)}  API ${asked}`
}

function shortcomings({ path, scores, sizes, shift, asked }: Judged): string[] {
  const short = Object.entries(scores)
    .filter(([name, score]) => score < (name === 'performance' ? 95 : 100))
    .map(([name, score]) => `${name} ${score}`)
  if (sizes.script > 150) short.push(`${sizes.script.toFixed(1)} kB of script`)
  if (sizes.font > 100) short.push(`${sizes.font.toFixed(1)} kB of fonts`)
  if (shift > 0.01) short.push(`moves by ${shift.toFixed(3)}`)
  if (asked > 0) short.push(`${asked} requests to the API`)
  return short.map((each) => `${path}: ${each}`)
}
