import { availableParallelism } from 'node:os'
import { isBuilt } from '../vite/ensureBuilt.ts'
import { startBuilder } from './builder.ts'
import { buildOne, type Outcome } from './outcome.ts'

type Tell = (outcome: Outcome) => void

/**
 * Builds brands, as many at a time as there are cores, and tells of each as it is finished. A builder
 * takes one brand after the other: the second costs half of what the first did.
 */
export async function buildBrands(brands: readonly string[], tell: Tell): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const finish = (outcome: Outcome): void => {
    outcomes.push(outcome)
    tell(outcome)
  }
  const stale: string[] = []
  for (const key of brands) {
    if (await isBuilt(key)) finish({ key, built: [], seconds: 0 })
    else stale.push(key)
  }
  const [only] = stale
  if (only !== undefined && stale.length === 1) {
    finish(await buildOne(only))
    return outcomes
  }
  const lane = async (): Promise<void> => {
    const builder = startBuilder()
    for (let key = stale.shift(); key !== undefined; key = stale.shift()) {
      finish(await builder.build(key))
    }
    builder.stop()
  }
  const count = Math.min(availableParallelism(), stale.length)
  await Promise.all(Array.from({ length: count }, lane))
  return outcomes
}
