import pg from 'pg'
import { currentDeadlines, currentWork } from './deadlines.ts'
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts'

/** What waits for a connection is told when there is nobody any more to give one. */
export type Reach = {
  readonly isAway: () => boolean
  /** a connection that was made in an earlier one may be dead without anybody knowing */
  readonly era: () => number
  /** returns what takes the listener away again */
  readonly onAway: (listener: () => void) => () => void
}

/** What can be reached always: the embedded database. */
export const alwaysReached: Reach = {
  isAway: () => false,
  era: () => 0,
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
  { isAway, era, onAway }: Reach,
  begin?: (client: pg.ClientBase) => Promise<void>,
): Pool {
  const pool = new pg.Pool({ keepAlive: true, connectionTimeoutMillis: mostToConnect, ...config })
  const eras = new WeakMap<object, number>()
  const begun = new WeakSet<object>()
  // A connection may be lost while nobody listens, or within a transaction: who uses it next is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    eras.set(client, era())
    client.on('error', () => {})
  })

  async function live(): Promise<pg.PoolClient> {
    const client = await pool.connect()
    if (eras.get(client) !== era()) {
      client.release(true)
      return live()
    }
    if (begin && !begun.has(client)) {
      try {
        await begin(client)
      } catch (error) {
        client.release(true)
        throw error
      }
      begun.add(client)
    }
    return client
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () => {
      const isPatient = currentWork() === 'structure' || currentWork() === 'exclusive'
      if (isAway() && !isPatient) return Promise.reject(away())
      const { connection: longest } = currentDeadlines()
      return new Promise((resolve, reject) => {
        let isOver = false
        const end = (): void => {
          isOver = true
          clearTimeout(timer)
          forget()
        }
        const giveUp = (error: Error): void => {
          end()
          reject(error)
        }
        const timer = setTimeout(
          () => giveUp(new DatabaseUnavailable(`no free connection within ${longest} ms`)),
          longest,
        )
        const forget = isPatient ? () => undefined : onAway(() => giveUp(away()))
        const take = async (): Promise<void> => {
          const client = await live()
          if (isOver) return client.release()
          end()
          resolve(client)
        }
        take().catch((error: unknown) => (isOver ? undefined : giveUp(refused(error))))
      })
    },
  }
}

/** To a server that is there this takes milliseconds. */
const mostToConnect = 5000

const away = () => new DatabaseUnavailable('the database is away')

const refused = (error: unknown): Error =>
  isUnavailable(error) || !(error instanceof Error)
    ? new DatabaseUnavailable('no connection', { cause: error })
    : error
