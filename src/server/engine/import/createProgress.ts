import { SupersededError } from './importAttempt.ts'

/** How often progress is written down, in milliseconds. */
const reportInterval = 300

/** Tells how far something is, now and then; notices that it is to end. */
export function createProgress(save: (count: number) => Promise<void>, signal: AbortSignal) {
  let lastReportAt = 0
  let superseded: SupersededError | undefined
  let pending: Promise<void> | undefined

  const assertRunning = (): void => {
    signal.throwIfAborted()
    if (superseded) throw superseded
  }

  return {
    report: async (count: number): Promise<void> => {
      assertRunning()
      if (Date.now() - lastReportAt < reportInterval) return
      lastReportAt = Date.now()
      await save(count)
    },
    /** From within a transaction, beside it: where there is no other connection it is heard afterwards. */
    reportInBackground: (count: number): void => {
      assertRunning()
      if (pending || Date.now() - lastReportAt < reportInterval) return
      lastReportAt = Date.now()
      pending = save(count)
        .catch((error: unknown) => {
          if (error instanceof SupersededError) superseded = error
        })
        .finally(() => {
          pending = undefined
        })
    },
    /** Waits for what is being said. */
    flush: async (): Promise<void> => {
      await pending
    },
  }
}
