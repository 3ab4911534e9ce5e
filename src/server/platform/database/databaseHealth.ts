import type pg from 'pg'
import { createDedicatedConnection } from './dedicatedConnection.ts'
import type { Reachability } from './pool.ts'

/** Whether the database answers: asked on connections that nothing else uses. */
export type DatabaseHealth = {
  /** Answers within a second, whatever the database does, whether it answers and these can be read. One question at a time. */
  readonly isReady: (tables: readonly string[]) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** In milliseconds. */
const timeout = 500
const intervals = { reachable: 1000, away: 400 }

/** So often in a row the database may be too slow before it counts as away: a busy one answers in between. */
const maxLate = 2

/**
 * Asks every second whether the database is there. While it is not, nobody waits for it, and as soon
 * as it answers all go on, on new connections.
 */
export function watchHealth(
  config: pg.ClientConfig,
): DatabaseHealth & { readonly reachability: Reachability } {
  const listeners = new Set<() => void>()
  // Whoever asks whether it is ready waits for what is locked: the beat does not stand behind that.
  const heartbeat = createDedicatedConnection(config, timeout)
  const readinessConnection = createDedicatedConnection(config, timeout)
  let generation = 0
  let timeouts = 0
  let isDown = false
  let isClosed = false

  async function checkHeartbeat(): Promise<void> {
    try {
      await heartbeat.query('select 1')
      timeouts = 0
      isDown = false
    } catch (error) {
      timeouts += isConnectionRefused(error) ? maxLate : 1
      if (timeouts >= maxLate && !isDown && !isClosed) {
        isDown = true
        generation += 1
        for (const listener of listeners) listener()
      }
    }
    if (!isClosed)
      timer = setTimeout(
        () => void checkHeartbeat(),
        isDown ? intervals.away : intervals.reachable,
      ).unref()
  }
  let timer = setTimeout(() => void checkHeartbeat(), intervals.reachable).unref()

  return {
    reachability: {
      isDown: () => isDown,
      generation: () => generation,
      onDown: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    isReady: (tables) => {
      const probes = tables.map((table) => `select from ${table} where false`)
      return readinessConnection
        .query(['set local lock_timeout = 300', 'select 1', ...probes].join('; '))
        .then(
          () => true,
          () => false,
        )
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await Promise.all([heartbeat.close(), readinessConnection.close()])
    },
  }
}

/** Whoever keeps the address says that nobody is there: that need not be asked twice. */
const isConnectionRefused = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', '57P03'].includes(String(Object(error).code))
