import { createHash } from 'node:crypto'
import pg from 'pg'
import {
  currentDeadlines,
  currentWorkKind,
  hasRequestDeadlines,
  localDeadlineSql,
  localDeadlineStatement,
  sessionDeadlineSql,
} from './deadlines.ts'
import { DatabaseUnavailable } from './databaseUnavailable.ts'
import { toSentValue, type Statement } from './preparedStatement.ts'
import { settleWith, StatementGroup, type GroupedStatement } from './statementGroup.ts'
import { TransactionStatements } from './transactionStatements.ts'
import { sessionTraitsOf } from './sessionTraits.ts'
import { traceStatement } from '#server/platform/tracing.ts'
import { settleAll } from '#server/platform/settleAll.ts'

/** The number of distinct statements kept prepared; others are planned each time. */
const maxPrepared = 500

/** In milliseconds: how much longer the client waits than the server, whose own error says more. */
const timeoutGrace = 500

type TimeLimit = {
  readonly restart: () => void
  readonly stop: () => void
  /** replaces the error of a connection that was destroyed because it was late */
  readonly explain: (error: unknown) => unknown
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
 * Returns a PostgreSQL client whose statements are prepared and have deadlines on both sides. A
 * session of its own has the deadlines of a request; other work, and every statement behind a
 * pooler whose role lacks them, sets its deadlines within its transaction.
 */
export function postgresClient(): typeof pg.Client {
  const nameOf = createStatementNames()
  return class extends pg.Client {
    readonly #transaction = new TransactionStatements((statements) => this.#sendGroup(statements))

    override query(...parameters: unknown[]) {
      const [text, values, ...rest] = parameters
      if (typeof text !== 'string' || rest.length || typeof values === 'function')
        return Reflect.apply(super.query, this, parameters)
      const list = Array.isArray(values) ? values : undefined
      return traceStatement(text, () => this.#timed(text, list)).catch(throwFromCaller)
    }

    async #timed(text: string, values: unknown[] | undefined): Promise<unknown> {
      if (beginPattern.test(text)) return this.#begin(text)
      if (text === 'commit' && this.#transaction.isOpen()) return this.#transaction.commit()
      if (text === 'rollback') return this.#rollback()
      const session = sessionTraitsOf(this)
      const name = session.keepsStatements ? nameOf(text, values) : undefined
      // Converted first, because an error while a group is sent would leave half of it.
      const statement = { text, values: values?.map(toSentValue), name }
      if (this.#transaction.isOpen()) return this.#inTransaction(statement)
      if (this.#hasDeadlines()) return this.#send(statement)
      // The deadlines of a session that others use are not ours to change.
      if (nonTransactional.test(text))
        return session.isOwn ? this.#inSession(statement) : this.#send(statement)
      return values?.length || name ? this.#inOwnTransaction(statement) : this.#inOneMessage(text)
    }

    /** Whether the session has the deadlines of the work in progress. */
    #hasDeadlines(): boolean {
      return hasRequestDeadlines() && sessionTraitsOf(this).hasRequestDeadlines
    }

    async #begin(text: string): Promise<unknown> {
      if (!text.includes(';')) {
        const begin = { text, name: text }
        this.#transaction.begin(this.#hasDeadlines() ? [begin] : [begin, localDeadlineStatement()])
        return { command: 'BEGIN', rows: [] }
      }
      if (!endPattern.test(text)) throw new Error('a script must end what it begins')
      const end = text.indexOf(';')
      const script = `${text.slice(0, end)}; ${localDeadlineSql()}${text.slice(end)}`
      return this.#send({ text: script })
    }

    async #inTransaction(statement: Statement): Promise<unknown> {
      if (transactionControlPattern.test(statement.text))
        return this.#transaction.run({ ...statement, name: statement.text })
      const isScript = !statement.values?.length && statement.text.includes(';')
      if (!isScript) return this.#transaction.run(statement)
      // A script cannot be prepared.
      await this.#transaction.idle()
      return this.#send(statement)
    }

    async #sendGroup(statements: readonly GroupedStatement[]): Promise<void> {
      const limit = this.#limitTime()
      const { keepsStatements, isOwn: keepsColumns } = sessionTraitsOf(this)
      const explained = statements.map(({ settle, name, ...statement }) => ({
        ...statement,
        name: keepsStatements ? name : undefined,
        settle: (error: unknown, result: unknown) => {
          limit.restart()
          settle(error && limit.explain(error), result)
        },
      }))
      await new Promise<void>((onEnd) =>
        super.query(new StatementGroup(explained, { keepsColumns, onEnd })),
      )
      limit.stop()
    }

    async #rollback(): Promise<unknown> {
      const isSent = await this.#transaction.rollback()
      return isSent ? this.#send({ text: 'rollback' }) : { command: 'ROLLBACK', rows: [] }
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

    /** Sends a statement and its transaction in one message. */
    async #inOwnTransaction(statement: Statement): Promise<unknown> {
      await this.#begin('begin')
      try {
        const [result] = await settleAll([
          this.#transaction.run(statement),
          this.#transaction.commit(),
        ])
        return result
      } catch (error) {
        await this.#rollback().catch(() => undefined)
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

    async #send(statement: Statement): Promise<unknown> {
      if (statement.name || statement.values?.length)
        return new Promise((resolve, reject) => {
          const settle = settleWith(resolve, reject)
          this.#sendGroup([{ ...statement, settle }]).catch(reject)
        })
      const limit = this.#limitTime()
      try {
        return await Reflect.apply(super.query, this, [statement.text])
      } catch (error) {
        throw limit.explain(error)
      } finally {
        limit.stop()
      }
    }

    /**
     * Destroys a connection that did not answer in time, because a late answer would be mistaken
     * for the next one.
     */
    #limitTime(): TimeLimit {
      const { statement: timeout } = currentDeadlines()
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        Object(this).connection.stream.destroy()
      }, timeout + timeoutGrace)
      return {
        restart: () => void timer.refresh(),
        stop: () => clearTimeout(timer),
        explain: (error: unknown) =>
          isLate
            ? new DatabaseUnavailable(`no answer within ${timeout} ms`, { cause: error })
            : error,
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
    /** whether a result of the current transaction was refused */
    #wasLate = false
    /** The driver wants a query only when the one before is answered. */
    #last: Promise<unknown> = Promise.resolve()

    override query(...parameters: unknown[]) {
      const [text, values, ...rest] = parameters
      if (typeof text !== 'string' || rest.length)
        return Reflect.apply(super.query, this, parameters)
      if (transactionControlPattern.test(text)) {
        if (beginPattern.test(text)) this.#inTransaction = !endPattern.test(text)
        if (text === 'commit' || text === 'rollback') this.#inTransaction = false
        return this.#afterLast(async () => {
          const isTooLate = text === 'commit' && this.#wasLate
          this.#wasLate = false
          if (!isTooLate) return Reflect.apply(super.query, this, parameters)
          // Its caller was told that it failed.
          await Reflect.apply(super.query, this, ['rollback'])
          throw new DatabaseUnavailable('a statement of the transaction was late')
        })
      }
      const list = Array.isArray(values) ? values.map(toSentValue) : undefined
      const statement = { text, values: list, name: nameOf(text, values) }
      const isRefusable = this.#inTransaction || text.startsWith('select')
      const run = () => this.#afterLast(() => this.#timed(statement, isRefusable))
      return traceStatement(text, run).catch(throwFromCaller)
    }

    #afterLast(run: () => Promise<unknown>): Promise<unknown> {
      const result = this.#last.then(run)
      this.#last = result.catch(() => undefined)
      return result
    }

    async #timed(statement: Statement, isRefusable: boolean): Promise<unknown> {
      const { statement: timeout } = currentDeadlines()
      const startedAt = performance.now()
      const result = await this.#send(statement, timeout)
      if (!isRefusable || performance.now() - startedAt <= timeout) return result
      this.#wasLate = true
      throw new DatabaseUnavailable(`no answer within ${timeout} ms`)
    }

    #send(statement: Statement, timeout: number): Promise<unknown> {
      if (!statement.name)
        return Reflect.apply(super.query, this, [{ ...statement, query_timeout: timeout }])
      return new Promise((resolve, reject) => {
        const settle = settleWith(resolve, reject)
        const options = { keepsColumns: true, onEnd: () => {} }
        super.query(new StatementGroup([{ ...statement, settle }], options))
      })
    }
  }
}

/** Throws an error with the stack of who ran the statement instead of the connection's. */
function throwFromCaller(error: unknown): never {
  if (error instanceof Error) Error.captureStackTrace(error, throwFromCaller)
  throw error
}
