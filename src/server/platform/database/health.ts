import type pg from 'pg'
import { ownConnection } from './ownConnection.ts'
import type { Reach } from './pools.ts'

/** Whether the database answers: asked on connections that nothing else uses. */
export type DatabaseHealth = {
  /** Answers within a second, whatever the database does, whether it answers and these can be read. One question at a time. */
  readonly isReady: (tables: readonly string[]) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** In milliseconds. */
const longest = 500
const pace = { well: 1000, away: 400 }

/** So often in a row the database may be too slow before it counts as away: a busy one answers in between. */
const mostLate = 2

/**
 * Asks every second whether the database is there. While it is not, nobody waits for it, and as soon
 * as it answers all go on, on new connections.
 */
export function watchHealth(config: pg.ClientConfig): DatabaseHealth & { readonly reach: Reach } {
  const listeners = new Set<() => void>()
  // Whoever asks whether it is ready waits for what is locked: the beat does not stand behind that.
  const heart = ownConnection(config, longest)
  const ready = ownConnection(config, longest)
  let era = 0
  let late = 0
  let isAway = false
  let isClosed = false

  async function beat(): Promise<void> {
    try {
      await heart.ask('select 1')
      late = 0
      isAway = false
    } catch (error) {
      late += isRefused(error) ? mostLate : 1
      if (late >= mostLate && !isAway && !isClosed) {
        isAway = true
        era += 1
        for (const listener of listeners) listener()
      }
    }
    if (!isClosed) timer = setTimeout(() => void beat(), isAway ? pace.away : pace.well).unref()
  }
  let timer = setTimeout(() => void beat(), pace.well).unref()

  return {
    reach: {
      isAway: () => isAway,
      era: () => era,
      onAway: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    isReady: (tables) => {
      const reads = tables.map((table) => `select from ${table} where false`)
      return ready.ask(['set local lock_timeout = 300', 'select 1', ...reads].join('; ')).then(
        () => true,
        () => false,
      )
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([heart.close(), ready.close()])
    },
  }
}

/** Whoever keeps the address says that nobody is there: that need not be asked twice. */
const isRefused = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', '57P03'].includes(String(Object(error).code))
