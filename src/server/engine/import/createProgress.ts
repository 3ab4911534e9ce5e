import { SupersededError } from './importAttempt.ts'

/** In milliseconds: how often progress is saved. */
const reportInterval = 300

/** Creates a reporter that saves progress at intervals and stops once the import is superseded. */
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
    /**
     * Saves from within a transaction without waiting; with one connection it is saved afterwards.
     */
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
    /** Waits for the progress being saved. */
    flush: async (): Promise<void> => {
      await pending
    },
  }
}
