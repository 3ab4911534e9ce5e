import { availableParallelism } from 'node:os'
import { isBuilt } from '../vite/stamp.ts'
import { startBuilder } from './startBuilder.ts'
import type { BuildOutcome } from './buildOutcome.ts'

type OnOutcome = (outcome: BuildOutcome) => void

/**
 * Builds brands, as many at a time as there are cores, and reports each as it finishes. A builder
 * takes one brand after the other: the second costs half of the first.
 */
export async function buildBrands(
  brands: readonly string[],
  onOutcome: OnOutcome,
): Promise<BuildOutcome[]> {
  const outcomes: BuildOutcome[] = []
  const recordOutcome = (outcome: BuildOutcome): void => {
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  const stale: string[] = []
  for (const key of brands) {
    if (await isBuilt(key)) recordOutcome({ key, built: [], seconds: 0 })
    else stale.push(key)
  }
  const worker = async (): Promise<void> => {
    const builder = startBuilder()
    for (let key = stale.shift(); key !== undefined; key = stale.shift()) {
      recordOutcome(await builder.build(key))
    }
    builder.stop()
  }
  const count = Math.min(availableParallelism(), stale.length)
  await Promise.all(Array.from({ length: count }, worker))
  return outcomes
}
