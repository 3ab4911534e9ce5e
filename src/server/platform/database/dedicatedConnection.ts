import pg from 'pg'
import { withTimeout } from './withTimeout.ts'

/** A connection that nothing else uses, for one query at a time. */
export type DedicatedConnection = {
  /** rejects with the error, or when the result takes too long */
  readonly query: (text: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** `timeout` is how long a query may take, in milliseconds, including the connection. */
export function createDedicatedConnection(
  config: pg.ClientConfig,
  timeout: number,
): DedicatedConnection {
  let client: Promise<pg.Client> | undefined
  let isClosed = false

  function open(): Promise<pg.Client> {
    const opened = new pg.Client({ ...config, connectionTimeoutMillis: timeout })
    const opening = opened.connect().then(() => opened)
    opened.on('error', () => drop(opening))
    return opening
  }

  function drop(droppedClient = client): void {
    if (client === droppedClient) client = undefined
    const destroy = (each: object): void => Object(each).connection.stream.destroy()
    droppedClient?.then(destroy, () => undefined)
  }

  async function query(text: string): Promise<void> {
    let hasTimedOut = false
    /** Retries once on a new connection if an existing one turns out to be lost. */
    const attempt = async (isRetry = false): Promise<void> => {
      const wasConnected = client !== undefined
      const opening = (client ??= open())
      try {
        await (await opening).query(text)
      } catch (error) {
        if (isStatementError(error)) throw error
        drop(opening)
        if (!wasConnected || isRetry || hasTimedOut || isClosed) throw error
        await attempt(true)
      }
    }
    try {
      await withTimeout(timeout, attempt())
    } catch (error) {
      hasTimedOut = true
      if (!isStatementError(error)) drop()
      throw error
    }
  }

  return {
    query,
    close: async () => {
      isClosed = true
      const last = await client?.catch(() => undefined)
      await last?.end().catch(() => undefined)
    },
  }
}

const isStatementError = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(String(Object(error).code)) && !String(Object(error).code).startsWith('57P')
