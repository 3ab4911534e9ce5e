import { withPostgres } from '../postgres/withPostgres.ts'
import { measureApi, type ApiMeasure } from './measureApi.ts'
import { prepareShop } from './prepareShop.ts'

export const pace = (quick: boolean) =>
  quick ? { seconds: 2, rounds: 2 } : { seconds: 3, rounds: 4 }

/** Compares routes on PostgreSQL. */
export async function benchRoutes(quick: boolean): Promise<string[]> {
  const failures: string[] = []
  for (const count of quick ? [10_000] : [10_000, 100_000])
    await withPostgres(['shared_buffers=256MB'], async ({ url }) => {
      await prepareShop(url, count)
      const measure = await measureApi(url, { count, ...pace(quick) })
      const targets = { reads: 1, writes: 0.7, memory: 220 }
      failures.push(...reportRates(`PostgreSQL, ${count} products`, targets, measure))
    })
  return failures
}

export async function benchEmbedded(quick: boolean): Promise<string[]> {
  const measure = await measureApi('pglite', { count: 10_000, ...pace(quick) })
  return reportRates('PGlite, 10000 products', { reads: 0.9, writes: 0.6 }, measure)
}

/** The least share of the hand-written rate that ours must reach, and the most memory in MB. */
type Targets = { readonly reads: number; readonly writes: number; readonly memory?: number }

function reportRates(title: string, targets: Targets, measure: ApiMeasure): string[] {
  console.log(`\n${title} (responses per second)`)
  const missed = (['reads', 'writes'] as const).flatMap((kind) => {
    const floor = targets[kind]
    console.log(`  ${kind}: at least ${floor} times the hand-written routes`)
    for (const { name, ours, handWritten, ratio, error } of measure[kind])
      console.log(
        `  ${name.padEnd(16)} ours ${ours.toFixed(0).padStart(6)}   hand-written ${handWritten.toFixed(0).padStart(6)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
      )
    // Two equally fast sides differ by twice the standard error in one run of twenty.
    return measure[kind].filter(({ ratio, error }) => ratio + 2 * error < floor)
  })
  const { ours, handWritten } = measure.memory
  const most = targets.memory === undefined ? '' : ` (at most ${targets.memory})`
  const memory = `memory after load: ours ${ours.toFixed(0)} MB${most}, hand-written ${handWritten.toFixed(0)} MB`
  console.log(`  ${memory}`)
  return [
    ...missed.map(({ name, ratio }) => `${title}, ${name}: ratio ${ratio.toFixed(2)}`),
    ...(ours > (targets.memory ?? Infinity) ? [`${title}, ${memory}`] : []),
  ]
}
