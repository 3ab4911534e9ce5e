import { createHash } from 'node:crypto'
import pg from 'pg'
import {
  currentDeadlines,
  currentWorkKind,
  localDeadlineSql,
  sessionDeadlineSql,
} from './deadlines.ts'
import { DatabaseUnavailable } from './databaseUnavailable.ts'

/** The number of distinct statements kept prepared; others are planned each time. */
const maxPrepared = 500

/** In milliseconds: how much longer the client waits than the server, whose own error says more. */
const timeoutGrace = 500

/** The form in which every variant sends a statement. */
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

/** Statements that cannot run inside a transaction, or that contain one. */
const nonTransactional =
  /(^|;)\s*(vacuum|reindex|cluster|checkpoint|alter\s+system|(create|drop)\s+database|commit|rollback)\b|\bconcurrently\b/i

/** Names statements, so that PostgreSQL plans each of the engine's few distinct texts once. */
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
 * Returns a PostgreSQL client whose statements are prepared and have deadlines on both sides. Every
 * session has the deadlines of a request, which are harmless where a pooler lends it to others;
 * other work sets its own deadlines within its transaction.
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

    /** Sends a statement without values and its transaction in one round trip. */
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

    /**
     * The only case that sets the deadlines of a session, because there is no transaction for them.
     */
    async #inSession(statement: Statement): Promise<unknown> {
      await this.#send({ text: sessionDeadlineSql(currentWorkKind()) })
      try {
        return await this.#send(statement)
      } finally {
        await this.#send({ text: sessionDeadlineSql('request') }).catch(() => undefined)
      }
    }

    /**
     * Destroys a connection that did not answer in time, because a late answer would be mistaken
     * for the next one.
     */
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
 * The same for the embedded database, which knows no deadlines and blocks the whole process: a late
 * result is refused as PostgreSQL would refuse it, and the next statement runs. Single writes that
 * were late stay committed, and the control of transactions has no deadline.
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
