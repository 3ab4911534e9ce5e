import { ensureBuilt } from '../vite/ensureBuilt.ts'

export type BuildOutcome = {
  readonly key: string
  /** the targets that had to be built; empty when everything was up to date */
  readonly built: readonly string[]
  readonly seconds: number
  readonly failure?: string
}

export const failedOutcome = (key: string, seconds: number, error: unknown): BuildOutcome => ({
  key,
  built: [],
  seconds,
  failure: error instanceof Error ? error.message : String(error),
})

/** Builds the missing targets of a brand; reports a failure in the outcome instead of throwing. */
export async function tryBuildBrand(key: string): Promise<BuildOutcome> {
  const start = performance.now()
  const seconds = (): number => (performance.now() - start) / 1000
  try {
    return { key, built: await ensureBuilt(key), seconds: seconds() }
  } catch (error) {
    return failedOutcome(key, seconds(), error)
  }
}
