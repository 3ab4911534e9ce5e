import pg from 'pg'

/** What the driver's queries and connections have besides their published types. */
declare module 'pg' {
  interface Query {
    readonly name?: string
    readonly text: string
    prepare(connection: Connection): void
    hasBeenParsed(connection: Connection): boolean
    handleError(error: Error, connection: Connection): void
    handleReadyForQuery(connection: Connection): void
    handleRowDescription(message: object): void
    handleDataRow(message: object): void
    handleCommandComplete(message: object, connection: Connection): void
    handleEmptyQuery(connection: Connection): void
  }
  interface Connection {
    /** name → text of what the server keeps prepared */
    readonly parsedStatements: Record<string, string>
    /** the same for what was sent and not answered yet */
    readonly submittedNamedStatements: Record<string, string>
  }
}

export type GroupedStatement = {
  readonly text: string
  readonly values?: unknown[]
  /** the name under which the server keeps it prepared */
  readonly name?: string
  readonly settle: (error: unknown, result: unknown) => void
}

/**
 * Statements of a transaction that are sent in one message and answered in one. PostgreSQL runs
 * them in order; after an error it skips the rest, which then fail with the same error.
 */
export class StatementGroup implements pg.Submittable {
  readonly #queries: pg.Query[]
  readonly #onEnd: () => void
  /** Statements whose preparation was sent; the server answers them in order. */
  readonly #toParse: pg.Query[] = []
  #parsed = 0
  #answered = 0
  #stopListening = (): void => {}

  /** `onEnd` is called when all are answered. */
  constructor(statements: readonly GroupedStatement[], onEnd: () => void) {
    this.#queries = statements.map(({ settle, ...statement }) => new pg.Query(statement, settle))
    this.#onEnd = onEnd
  }

  submit = (connection: pg.Connection): void => {
    const { parsedStatements, submittedNamedStatements } = connection
    const onParsed = (): void => {
      const { name, text = '' } = this.#toParse[this.#parsed++] ?? {}
      if (!name) return
      parsedStatements[name] = text
      delete submittedNamedStatements[name]
    }
    connection.on('parseComplete', onParsed)
    this.#stopListening = () => {
      connection.off('parseComplete', onParsed)
      for (const { name } of this.#toParse) if (name) delete submittedNamedStatements[name]
    }
    /** The statements share the message that ends the group. */
    const shared: pg.Connection = Object.create(connection, { sync: { value: () => {} } })
    connection.stream.cork()
    for (const query of this.#queries) {
      if (!query.hasBeenParsed(connection)) this.#toParse.push(query)
      query.prepare(shared)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription(message: object): void {
    this.#queries[this.#answered]?.handleRowDescription(message)
  }

  handleDataRow(message: object): void {
    this.#queries[this.#answered]?.handleDataRow(message)
  }

  handleCommandComplete(message: object, connection: pg.Connection): void {
    const query = this.#queries[this.#answered]
    query?.handleCommandComplete(message, connection)
    // The last one waits until the connection is free, because the transaction may end with it.
    if (this.#answered < this.#queries.length - 1) this.#settleNext(connection)
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#settleNext(connection)
    this.#end()
  }

  #settleNext(connection: pg.Connection): void {
    this.#queries[this.#answered++]?.handleReadyForQuery(connection)
  }

  handleError(error: Error, connection: pg.Connection): void {
    for (const query of this.#queries.slice(this.#answered)) query.handleError(error, connection)
    this.#answered = this.#queries.length
    this.#end()
  }

  #end(): void {
    this.#stopListening()
    this.#onEnd()
  }
}
