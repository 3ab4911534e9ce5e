export type RepeatingTask = {
  readonly start: () => void
  /** runs it once more, now */
  readonly nudge: () => void
  /** waits for the run in progress */
  readonly stop: () => Promise<void>
}

/** Repeats work at an interval and on request, never twice at a time. */
export function createRepeatingTask(
  { interval, onError }: { interval: number; onError: (error: unknown) => void },
  work: (isStopped: () => boolean) => Promise<void>,
): RepeatingTask {
  let timer: NodeJS.Timeout | undefined
  let isRequested = false
  let running: Promise<void> | undefined

  const isStopped = (): boolean => timer === undefined

  async function runWhileRequested(): Promise<void> {
    try {
      while (isRequested && !isStopped()) {
        isRequested = false
        await work(isStopped)
      }
    } catch (error) {
      onError(error)
    } finally {
      running = undefined
    }
  }

  const nudge = (): void => {
    if (isStopped()) return
    isRequested = true
    running ??= runWhileRequested()
  }

  return {
    nudge,
    start: () => {
      timer ??= setInterval(nudge, interval).unref()
      nudge()
    },
    stop: async () => {
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}
