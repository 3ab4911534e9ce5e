import { Superseded } from './attempt.ts'

/** How often progress is written down, in milliseconds. */
const pause = 300

/** Tells how far something is, now and then; notices that it is to end. */
export function progress(seen: (count: number) => Promise<void>, signal: AbortSignal) {
  let last = 0
  let lost: Superseded | undefined
  let underWay: Promise<void> | undefined

  const demand = (): void => {
    signal.throwIfAborted()
    if (lost) throw lost
  }

  return {
    now: async (count: number): Promise<void> => {
      demand()
      if (Date.now() - last < pause) return
      last = Date.now()
      await seen(count)
    },
    /** From within a transaction, beside it: where there is no other connection it is heard afterwards. */
    meanwhile: (count: number): void => {
      demand()
      if (underWay || Date.now() - last < pause) return
      last = Date.now()
      underWay = seen(count)
        .catch((error: unknown) => {
          if (error instanceof Superseded) lost = error
        })
        .finally(() => {
          underWay = undefined
        })
    },
    /** Waits for what is being said. */
    quiet: async (): Promise<void> => {
      await underWay
    },
  }
}
