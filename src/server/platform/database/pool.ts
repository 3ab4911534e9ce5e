import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionDeadline, currentWorkKind } from './deadlines.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './databaseUnavailable.ts'

/** The state of the database, so that waiting for a connection can stop once it is down. */
export type Reachability = {
  readonly isDown: () => boolean
  /** a counter; connections from an earlier generation may be dead without an error */
  readonly generation: () => number
  /** returns a function that removes the listener */
  readonly onDown: (listener: () => void) => () => void
}

/** For the embedded database, which is always reachable. */
export const alwaysReachable: Reachability = {
  isDown: () => false,
  generation: () => 0,
  onDown: () => () => undefined,
}

export type Pool = {
  readonly options: object
  readonly connect: () => Promise<pg.PoolClient>
  readonly end: () => Promise<void>
}

/**
 * Creates a pool that waits for a connection no longer than the work allows, and not while the
 * database is down.
 */
export function createPool(
  config: pg.PoolConfig,
  { isDown, generation, onDown }: Reachability,
  startSession?: (client: pg.ClientBase) => Promise<void>,
): Pool {
  const pgPool = new pg.Pool({
    keepAlive: true,
    connectionTimeoutMillis: connectTimeout,
    ...config,
  })
  const generations = new WeakMap<object, number>()
  const startedSessions = new WeakSet<object>()
  // The next user of a lost connection gets the error, so it needs no handling here.
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => {
    generations.set(client, generation())
    client.on('error', () => {})
  })

  async function connectLive(): Promise<pg.PoolClient> {
    const client = await pgPool.connect()
    if (generations.get(client) !== generation()) {
      client.release(true)
      return connectLive()
    }
    if (startSession && !startedSessions.has(client)) {
      try {
        await startSession(client)
      } catch (error) {
        client.release(true)
        throw error
      }
      startedSessions.add(client)
    }
    return client
  }

  /** Tries again while the database is restarted, because nothing of the work was sent yet. */
  async function connectAfterRestart(
    isAbandoned: () => boolean,
    onFailure: (error: unknown) => void,
  ): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await connectLive()
      } catch (error) {
        if (isAbandoned() || isDown() || pgPool.ending || !isDatabaseUnavailable(error)) throw error
        onFailure(error)
        await sleep(retryDelay)
      }
    }
  }

  return {
    options: pgPool.options,
    end: () => pgPool.end(),
    connect: () => {
      const waitsWhileAway = currentWorkKind() === 'structure' || currentWorkKind() === 'exclusive'
      if (isDown() && !waitsWhileAway) return Promise.reject(awayError())
      const longest = connectionDeadline()
      return new Promise((resolve, reject) => {
        let isSettled = false
        let cause: unknown
        const settle = (): void => {
          isSettled = true
          clearTimeout(timer)
          unsubscribe()
        }
        const giveUp = (error: Error): void => {
          settle()
          reject(error)
        }
        const timer = setTimeout(
          () =>
            giveUp(
              new DatabaseUnavailable(`no free connection within ${Math.round(longest)} ms`, {
                cause,
              }),
            ),
          longest,
        )
        const unsubscribe = waitsWhileAway
          ? () => undefined
          : onDown(() => giveUp(awayError(cause)))
        const acquire = async (): Promise<void> => {
          const client = await (waitsWhileAway
            ? connectLive()
            : connectAfterRestart(
                () => isSettled,
                (error) => (cause = error),
              ))
          if (isSettled) return client.release()
          settle()
          resolve(client)
        }
        acquire().catch((error: unknown) => (isSettled ? undefined : giveUp(toUnavailable(error))))
      })
    },
  }
}

/** In milliseconds; a server that is there answers much sooner. */
const connectTimeout = 5000

/** In milliseconds: the pause before a connection that could not be opened is tried again. */
const retryDelay = 50

const awayError = (cause?: unknown) => new DatabaseUnavailable('the database is away', { cause })

const toUnavailable = (error: unknown): Error =>
  isDatabaseUnavailable(error) || !(error instanceof Error)
    ? new DatabaseUnavailable('no connection', { cause: error })
    : error

/** Runs one statement on a connection of the pool. */
export async function runStatement(
  pool: Pool,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<never>> {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}
