import pg from 'pg'
import type { Reach } from './pools.ts'
import { within } from './within.ts'

/** Whether the database answers: asked on a connection that nothing else uses. */
export type DatabaseHealth = {
  /** Answers within a second, whatever the database does. With tables: whether they can be read. */
  readonly isReady: (tables?: readonly string[]) => Promise<boolean>
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
  let client: Promise<pg.Client> | undefined
  let asking: Promise<unknown> | undefined
  let era = 0
  let late = 0
  let isAway = false
  let isClosed = false

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ ...config, connectionTimeoutMillis: longest })
    opened.on('error', () => drop(opened))
    await opened.connect()
    return opened
  }

  function drop(which?: pg.Client): void {
    const dropped = client
    client = undefined
    const destroy = async (): Promise<void> => {
      const each = await dropped
      if (which === undefined || each === which) Object(each)?.connection?.stream.destroy()
    }
    destroy().catch(() => undefined)
  }

  /** A connection that was lost meanwhile says nothing about a new one. */
  async function ask(text: string, isSecond = false): Promise<void> {
    const isOld = client !== undefined
    const asked = (client ??= open())
    try {
      await (await asked).query(text)
    } catch (error) {
      if (client === asked) drop()
      if (!isOld || isSecond || isStatementError(error)) throw error
      await ask(text, true)
    }
  }

  /** One question at a time: whoever comes meanwhile waits for its turn, or too long. */
  function inTurn(text: string): Promise<void> {
    const turn = (asking ?? Promise.resolve()).then(
      () => ask(text),
      () => ask(text),
    )
    const settled = turn.catch(() => undefined)
    asking = settled
    return within(longest, turn).catch((error: unknown) => {
      drop()
      throw error
    })
  }

  async function beat(): Promise<void> {
    try {
      await inTurn('select 1')
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
    isReady: async (tables = []) => {
      const reads = tables.map((table) => `select from ${table} where false`)
      return inTurn(['set local lock_timeout = 300', 'select 1', ...reads].join('; ')).then(
        () => true,
        () => false,
      )
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await asking
      const last = await client?.catch(() => undefined)
      await last?.end().catch(() => undefined)
    },
  }
}

/** Whoever keeps the address says that nobody is there: that need not be asked twice. */
const isRefused = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', '57P03'].includes(String(Object(error).code))

const isStatementError = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(String(Object(error).code)) && !String(Object(error).code).startsWith('57P')
