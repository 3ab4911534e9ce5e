import type pg from 'pg'
import { createDedicatedConnection } from './dedicatedConnection.ts'
import type { Reachability } from './pool.ts'

/** Health checks of the database, on connections that nothing else uses. */
export type DatabaseHealth = {
  /** Resolves within a second: whether these tables can be read. One check at a time. */
  readonly isReady: (tables: readonly string[]) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** In milliseconds. */
const timeout = 500
const intervals = { reachable: 1000, away: 400 }

/** Consecutive timeouts before the database counts as down; a busy one answers in between. */
const maxLate = 2

/** In milliseconds: how long connections may be refused, as they are while a pooler is restarted. */
const longestRestart = 2000

/**
 * Checks every second whether the database is reachable. During a restart, work waits for it; once it
 * counts as down, nothing does. When it answers again, all work continues on new connections.
 */
export function watchHealth(
  config: pg.ClientConfig,
): DatabaseHealth & { readonly reachability: Reachability } {
  const listeners = new Set<() => void>()
  // Readiness checks may wait for locked tables, which must not delay the heartbeat.
  const heartbeat = createDedicatedConnection(config, timeout)
  const readinessConnection = createDedicatedConnection(config, timeout)
  let generation = 0
  let timeouts = 0
  let refusedSince: number | undefined
  let isDown = false
  let isClosed = false

  async function checkHeartbeat(): Promise<void> {
    try {
      await heartbeat.query('select 1')
      timeouts = 0
      refusedSince = undefined
      isDown = false
    } catch (error) {
      if (isConnectionRefused(error)) refusedSince ??= performance.now()
      else timeouts += 1
      const refusedFor = performance.now() - (refusedSince ?? Infinity)
      const isAway = timeouts >= maxLate || refusedFor >= longestRestart
      if (isAway && !isDown && !isClosed) {
        isDown = true
        generation += 1
        for (const listener of listeners) listener()
      }
    }
    if (!isClosed)
      timer = setTimeout(
        () => void checkHeartbeat(),
        isDown || refusedSince !== undefined ? intervals.away : intervals.reachable,
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

/** The server or the resolver reports that nothing is there, or that it is starting. */
const isConnectionRefused = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', '57P03'].includes(String(Object(error).code))
