import { ensureBuilt } from '../vite/ensureBuilt.ts'

/** What became of the build of one brand. */
export type BuildOutcome = {
  readonly key: string
  /** what had to be built; nothing when all was there */
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

/** Builds what is missing of a brand, and says how it went rather than throw. */
export async function tryBuildBrand(key: string): Promise<BuildOutcome> {
  const start = performance.now()
  const seconds = (): number => (performance.now() - start) / 1000
  try {
    return { key, built: await ensureBuilt(key), seconds: seconds() }
  } catch (error) {
    return failedOutcome(key, seconds(), error)
  }
}
