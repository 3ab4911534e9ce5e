import { chromium } from 'playwright'
import { withShop } from '../../checkout/withShop.ts'
import { findChromium } from '../../test/chromium.ts'
import { startVisitor, type Interaction, type Visitor } from './startVisitor.ts'
import { visitOffice } from './visitOffice.ts'
import { visitShop } from './visitShop.ts'

/** In milliseconds: what 98 of 100 interactions may take at a quarter of the speed. */
const limit = 100

const fronts = { 'the shop': visitShop, 'the back office': visitOffice }

/** Prints how long presses and keys take in both fronts, and returns the missed targets. */
export const benchInteractions = (visits: number): Promise<string[]> =>
  withShop({}, async (url) => {
    console.log('\nInteractions at a quarter of the speed, in ms until painted')
    const missed: string[] = []
    for (const [name, visit] of Object.entries(fronts)) {
      // The first visitor of a new server shares the processor with its start.
      await visitOften(url, visit, 1)
      const times = (await visitOften(url, visit, visits)).toSorted(
        (a, b) => a.duration - b.duration,
      )
      const durationAt = (share: number): number =>
        times[Math.ceil(share * times.length) - 1]?.duration ?? NaN
      const figures = `median ${durationAt(0.5)}, p75 ${durationAt(0.75)}, p98 ${durationAt(0.98)} (at most ${limit})`
      console.log(`  ${name}, ${times.length} in ${visits} visits: ${figures}`)
      for (const slow of times.slice(-4).toReversed())
        console.log(`    ${String(slow.duration).padStart(4)}  ${slow.name}`)
      if (!(durationAt(0.98) <= limit)) missed.push(`interactions in ${name}: ${figures}`)
    }
    return missed
  })

/** Each visit has a browser of its own, so that none finds code that another has compiled. */
async function visitOften(
  url: string,
  visit: (visitor: Visitor) => Promise<void>,
  visits: number,
): Promise<Interaction[]> {
  const executablePath = findChromium()
  const all: Interaction[] = []
  for (let count = 0; count < visits; count += 1) {
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const visitor = await startVisitor(browser, url)
      await visit(visitor)
      all.push(...visitor.interactions)
    } finally {
      await browser.close()
    }
  }
  return all
}
