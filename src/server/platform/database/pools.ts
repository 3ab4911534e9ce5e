import pg from 'pg'
import { currentDeadlines, currentWork } from './deadlines.ts'
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts'

/** What waits for a connection is told when there is nobody any more to give one. */
export type Reachability = {
  readonly isAway: () => boolean
  /** a connection that was made in an earlier one may be dead without anybody knowing */
  readonly generation: () => number
  /** returns what takes the listener away again */
  readonly onAway: (listener: () => void) => () => void
}

/** What can be reached always: the embedded database. */
export const alwaysReachable: Reachability = {
  isAway: () => false,
  generation: () => 0,
  onAway: () => () => undefined,
}

export type Pool = {
  readonly options: object
  readonly connect: () => Promise<pg.PoolClient>
  readonly end: () => Promise<void>
}

/** Connections that are waited for no longer than the work at hand allows, nor when the database is known to be away. */
export function createPool(
  config: pg.PoolConfig,
  { isAway, generation, onAway }: Reachability,
  startSession?: (client: pg.ClientBase) => Promise<void>,
): Pool {
  const pool = new pg.Pool({ keepAlive: true, connectionTimeoutMillis: connectTimeout, ...config })
  const generations = new WeakMap<object, number>()
  const startedSessions = new WeakSet<object>()
  // A connection may be lost while nobody listens, or within a transaction: who uses it next is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    generations.set(client, generation())
    client.on('error', () => {})
  })

  async function connectLive(): Promise<pg.PoolClient> {
    const client = await pool.connect()
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

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () => {
      const waitsWhileAway = currentWork() === 'structure' || currentWork() === 'exclusive'
      if (isAway() && !waitsWhileAway) return Promise.reject(awayError())
      const { connection: longest } = currentDeadlines()
      return new Promise((resolve, reject) => {
        let isOver = false
        const end = (): void => {
          isOver = true
          clearTimeout(timer)
          unsubscribe()
        }
        const giveUp = (error: Error): void => {
          end()
          reject(error)
        }
        const timer = setTimeout(
          () => giveUp(new DatabaseUnavailable(`no free connection within ${longest} ms`)),
          longest,
        )
        const unsubscribe = waitsWhileAway ? () => undefined : onAway(() => giveUp(awayError()))
        const take = async (): Promise<void> => {
          const client = await connectLive()
          if (isOver) return client.release()
          end()
          resolve(client)
        }
        take().catch((error: unknown) => (isOver ? undefined : giveUp(toUnavailable(error))))
      })
    },
  }
}

/** To a server that is there this takes milliseconds. */
const connectTimeout = 5000

const awayError = () => new DatabaseUnavailable('the database is away')

const toUnavailable = (error: unknown): Error =>
  isUnavailable(error) || !(error instanceof Error)
    ? new DatabaseUnavailable('no connection', { cause: error })
    : error
