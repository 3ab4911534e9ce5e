import type { Duplex } from 'node:stream'
import type pg from 'pg'
import {
  PreparedStatement,
  type CommandComplete,
  type DataRow,
  type RowDescription,
  type Statement,
} from './preparedStatement.ts'

export type GroupedStatement = Statement & {
  readonly settle: (error: unknown, result: unknown) => void
}

/** Settles a promise with the answer to a statement. */
export const settleWith =
  (resolve: (result: unknown) => void, reject: (error: unknown) => void) =>
  (error: unknown, result: unknown): void =>
    error ? reject(error) : resolve(result)

type GroupOptions = {
  /** whether a statement that is prepared on this connection stays as it is */
  readonly keepsColumns: boolean
  /** called when all are answered */
  readonly onEnd: () => void
}

/**
 * Statements that are sent in one message and answered in one. PostgreSQL runs them in order; after
 * an error it skips the rest, which then fail with the same error.
 */
export class StatementGroup implements pg.Submittable {
  readonly #statements: readonly PreparedStatement[]
  readonly #options: GroupOptions
  /** Statements whose preparation was sent; the server answers them in order. */
  #toPrepare: readonly PreparedStatement[] = []
  #prepared = 0
  #answered = 0
  #stopListening = (): void => {}

  constructor(statements: readonly GroupedStatement[], options: GroupOptions) {
    this.#statements = statements.map((each) => new PreparedStatement(each, each.settle))
    this.#options = options
  }

  submit = (connection: pg.Connection): void => {
    const { keepsColumns } = this.#options
    /** The embedded database has none of them. */
    const stream: Partial<Pick<Duplex, 'cork' | 'uncork'>> = connection.stream
    stream.cork?.()
    try {
      this.#toPrepare = this.#statements.filter((each) => each.send(connection, keepsColumns))
      connection.sync()
    } finally {
      stream.uncork?.()
    }
    if (!this.#toPrepare.length) return
    const onPrepared = () => this.#toPrepare[this.#prepared++]?.markPrepared(connection)
    connection.on('parseComplete', onPrepared)
    this.#stopListening = () => {
      connection.off('parseComplete', onPrepared)
      for (const each of this.#toPrepare) each.forget(connection)
    }
  }

  handleRowDescription(message: RowDescription): void {
    this.#statements[this.#answered]?.describeRows(message)
  }

  handleDataRow(message: DataRow): void {
    this.#statements[this.#answered]?.addRow(message)
  }

  handleCommandComplete(message: CommandComplete): void {
    this.#statements[this.#answered]?.complete(message)
    // The last one waits until the connection is free, because the transaction may end with it.
    if (this.#answered < this.#statements.length - 1) this.#settleNext()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleReadyForQuery(): void {
    this.#settleNext()
    this.#end()
  }

  #settleNext(): void {
    this.#statements[this.#answered++]?.succeed()
  }

  handleError(error: Error): void {
    for (const each of this.#statements.slice(this.#answered)) each.fail(error)
    this.#answered = this.#statements.length
    this.#end()
  }

  #end(): void {
    this.#stopListening()
    this.#options.onEnd()
  }
}
