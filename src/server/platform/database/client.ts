import { createHash } from 'node:crypto'
import pg from 'pg'
import {
  currentDeadlines,
  currentWorkKind,
  localDeadlineSql,
  sessionDeadlineSql,
} from './deadlines.ts'
import { DatabaseUnavailable } from './databaseUnavailable.ts'

/** How many distinct statements are kept prepared; the rest is planned each time. */
const maxPrepared = 500

/** So much longer than the server, in milliseconds, the client waits: the server knows better what was in the way. */
const timeoutGrace = 500

/** What is sent with each statement, in every version of it. */
type Statement = {
  readonly text: string
  readonly values?: unknown[]
  readonly name?: string
  readonly query_timeout?: number
}

const beginPattern = /^\s*(begin|start transaction)\b/i
const endPattern = /\b(commit|rollback)\s*;?\s*$/i
const transactionControlPattern =
  /^\s*(begin|start transaction|commit|rollback|savepoint|release)\b/i

/** What may not stand in a transaction, or has one in its middle. */
const nonTransactional =
  /(^|;)\s*(vacuum|reindex|cluster|checkpoint|alter\s+system|(create|drop)\s+database|commit|rollback)\b|\bconcurrently\b/i

/** The engine sends few distinct texts many times: named, PostgreSQL plans each of them once. */
function createStatementNames(): (text: string, values: unknown) => string | undefined {
  const names = new Map<string, string>()
  return (text, values) => {
    if (!Array.isArray(values) || (!values.length && !text.startsWith('select'))) return undefined
    const existing = names.get(text)
    if (existing || names.size >= maxPrepared) return existing
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}

/**
 * A client of PostgreSQL whose statements are prepared and have deadlines, on the server and here. All
 * sessions have those of a request, so that it does no harm where a pooler lends one to somebody else;
 * other work says in its transaction what it needs.
 */
export function postgresClient(): typeof pg.Client {
  const nameOf = createStatementNames()
  return class extends pg.Client {
    #inTransaction = false

    override query(...parameters: unknown[]) {
      const [text, values, ...rest] = parameters
      if (typeof text !== 'string' || rest.length || typeof values === 'function')
        return Reflect.apply(super.query, this, parameters)
      return this.#timed(text, Array.isArray(values) ? values : undefined)
    }

    async #timed(text: string, values: unknown[] | undefined): Promise<unknown> {
      if (beginPattern.test(text)) {
        const end = text.indexOf(';')
        const [head, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
        const result = await this.#send({ text: `${head}; ${localDeadlineSql()}${rest}` })
        this.#inTransaction = !endPattern.test(text)
        return result
      }
      if (text === 'commit' || text === 'rollback') {
        this.#inTransaction = false
        return this.#send({ text })
      }
      const name = nameOf(text, values)
      const statement = { text, ...(values && { values }), ...(name && { name }) }
      if (this.#inTransaction || currentWorkKind() === 'request') return this.#send(statement)
      if (nonTransactional.test(text)) return this.#inSession(statement)
      return values?.length ? this.#inOwnTransaction(statement) : this.#inOneMessage(text)
    }

    /** What every request may ask first is so: it costs no way to the server more than by itself. */
    async #inOneMessage(text: string): Promise<unknown> {
      const script = `begin; ${localDeadlineSql()}; ${text}\n; commit`
      try {
        return Object(await this.#send({ text: script })).at(-2)
      } catch (error) {
        await this.#send({ text: 'rollback' }).catch(() => undefined)
        throw error
      }
    }

    async #inOwnTransaction(statement: Statement): Promise<unknown> {
      await this.#send({ text: `begin; ${localDeadlineSql()}` })
      try {
        const result = await this.#send(statement)
        await this.#send({ text: 'commit' })
        return result
      } catch (error) {
        await this.#send({ text: 'rollback' }).catch(() => undefined)
        throw error
      }
    }

    /** The one case in which a session has other deadlines for a while: there is no transaction to say them in. */
    async #inSession(statement: Statement): Promise<unknown> {
      await this.#send({ text: sessionDeadlineSql(currentWorkKind()) })
      try {
        return await this.#send(statement)
      } finally {
        await this.#send({ text: sessionDeadlineSql('request') }).catch(() => undefined)
      }
    }

    /** A connection on which no answer came is of no more use: nobody knows what it would say next. */
    async #send(statement: Statement): Promise<unknown> {
      const { statement: timeout } = currentDeadlines()
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        Object(this).connection.stream.destroy()
      }, timeout + timeoutGrace)
      try {
        return await Reflect.apply(super.query, this, [statement])
      } catch (error) {
        if (!isLate) throw error
        throw new DatabaseUnavailable(`no answer within ${timeout} ms`, { cause: error })
      } finally {
        clearTimeout(timer)
      }
    }
  }
}

/**
 * The same for the embedded database, which knows no deadlines and holds up the whole process: what
 * came too late is refused as PostgreSQL would have refused it, and the next statement goes on. What a
 * statement by itself has written stands, and what begins and ends a transaction is waited for.
 */
export function embeddedClient(): typeof pg.Client {
  const nameOf = createStatementNames()
  return class extends pg.Client {
    #inTransaction = false

    override query(...parameters: unknown[]) {
      const [text, values, ...rest] = parameters
      if (typeof text !== 'string' || rest.length)
        return Reflect.apply(super.query, this, parameters)
      if (transactionControlPattern.test(text)) {
        if (beginPattern.test(text)) this.#inTransaction = !endPattern.test(text)
        if (text === 'commit' || text === 'rollback') this.#inTransaction = false
        return Reflect.apply(super.query, this, parameters)
      }
      const name = nameOf(text, values)
      const statement = { text, ...(values !== undefined && { values }), ...(name && { name }) }
      return this.#timed(statement, this.#inTransaction || text.startsWith('select'))
    }

    async #timed(statement: object, isRefusable: boolean): Promise<unknown> {
      const { statement: timeout } = currentDeadlines()
      const startedAt = performance.now()
      const withTimeout = { ...statement, query_timeout: timeout }
      const result = await Reflect.apply(super.query, this, [withTimeout])
      if (!isRefusable || performance.now() - startedAt <= timeout) return result
      throw new DatabaseUnavailable(`no answer within ${timeout} ms`)
    }
  }
}
