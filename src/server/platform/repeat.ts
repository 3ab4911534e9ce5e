export type Repeated = {
  readonly start: () => void
  /** once more, now */
  readonly nudge: () => void
  /** waits for what is under way */
  readonly stop: () => Promise<void>
}

/** Work done now and then, and at once when asked for; never twice at a time. */
export function repeat(
  { every, failed }: { every: number; failed: (error: unknown) => void },
  work: (isStopped: () => boolean) => Promise<void>,
): Repeated {
  let timer: NodeJS.Timeout | undefined
  let wanted = false
  let underWay: Promise<void> | undefined

  const isStopped = (): boolean => timer === undefined

  async function workWhileWanted(): Promise<void> {
    try {
      while (wanted && !isStopped()) {
        wanted = false
        await work(isStopped)
      }
    } catch (error) {
      failed(error)
    } finally {
      underWay = undefined
    }
  }

  const nudge = (): void => {
    if (isStopped()) return
    wanted = true
    underWay ??= workWhileWanted()
  }

  return {
    nudge,
    start: () => {
      timer ??= setInterval(nudge, every).unref()
      nudge()
    },
    stop: async () => {
      clearInterval(timer)
      timer = undefined
      await underWay
    },
  }
}
