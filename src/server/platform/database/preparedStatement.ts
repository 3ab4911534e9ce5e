import pg from 'pg'

/** What the driver's connections have besides their published types. */
declare module 'pg' {
  interface Connection {
    /** name → text of what the server keeps prepared */
    readonly parsedStatements: Record<string, string>
    /** the same for what was sent and not answered yet */
    readonly submittedNamedStatements: Record<string, string>
    parse(message: { readonly text: string; readonly name?: string | undefined }): void
    bind(message: {
      readonly statement?: string | undefined
      readonly values?: readonly unknown[] | undefined
    }): void
    describe(message: { readonly type: 'P'; readonly name: string }): void
    execute(message: object): void
  }
}

/** The driver with its conversion of values, which its published types lack. */
const driver: {
  readonly Query: unknown
  readonly utils?: { readonly prepareValue: (value: unknown) => unknown }
} = pg
const { utils } = driver
if (!utils) throw new Error('this version of pg does not convert values')

/** Converts a value to what the driver sends, and leaves what was converted. */
export const toSentValue = (value: unknown): unknown => utils.prepareValue(value)

export type Statement = {
  readonly text: string
  readonly values?: readonly unknown[] | undefined
  /** the name under which the server keeps it prepared */
  readonly name?: string | undefined
}

export type RowDescription = {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}
export type DataRow = { readonly fields: readonly (string | null)[] }
export type CommandComplete = { readonly text: string }

type Row = Record<string, unknown>

type Columns = {
  readonly names: readonly string[]
  readonly parsers: readonly ((text: string) => unknown)[]
  /** copied for each row, which is faster than adding its columns one by one */
  readonly emptyRow: Row
}

/**
 * The columns of the statements that a connection keeps prepared, by name: PostgreSQL refuses to
 * run one whose columns have changed. Describing them takes longer than reading a row.
 */
const columnsByConnection = new WeakMap<pg.Connection, Map<string, Columns>>()

const noColumns: Columns = { names: [], parsers: [], emptyRow: {} }

function columnsOf({ fields }: RowDescription): Columns {
  const names = fields.map(({ name }) => name)
  const emptyRow: Row = Object.fromEntries(names.map((name) => [name, null]))
  const parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'))
  return { names, parsers, emptyRow }
}

/** A statement on its way to the server, and what has come back of it. */
export class PreparedStatement {
  readonly #statement: Statement
  readonly #settle: (error: unknown, result: unknown) => void
  readonly #rows: Row[] = []
  #known: Map<string, Columns> | undefined
  #columns: Columns | undefined
  #completed = ''
  #unreadable: { readonly error: unknown } | undefined

  constructor(statement: Statement, settle: (error: unknown, result: unknown) => void) {
    this.#statement = statement
    this.#settle = settle
  }

  /**
   * Sends it, without the message that asks for an answer; returns whether the server has to
   * prepare it first. `keepsColumns`: nobody else prepares statements on this connection.
   */
  send(connection: pg.Connection, keepsColumns: boolean): boolean {
    const { text, values, name } = this.#statement
    const { parsedStatements, submittedNamedStatements } = connection
    const isPrepared =
      name !== undefined && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined
    if (!isPrepared) {
      connection.parse({ text, name })
      if (name) submittedNamedStatements[name] = text
    }
    connection.bind({ statement: name, values })
    if (keepsColumns && name) {
      this.#known = columnsByConnection.get(connection) ?? new Map<string, Columns>()
      columnsByConnection.set(connection, this.#known)
      this.#columns = this.#known.get(name)
    }
    if (!this.#columns) connection.describe({ type: 'P', name: '' })
    connection.execute({})
    return !isPrepared
  }

  /** Records that the server keeps it prepared from now on. */
  markPrepared({ parsedStatements, submittedNamedStatements }: pg.Connection): void {
    const { name, text } = this.#statement
    if (name === undefined) return
    parsedStatements[name] = text
    delete submittedNamedStatements[name]
  }

  /** Records that the server may not have prepared it. */
  forget({ submittedNamedStatements }: pg.Connection): void {
    if (this.#statement.name !== undefined) delete submittedNamedStatements[this.#statement.name]
  }

  describeRows(message: RowDescription): void {
    this.#keepColumns(columnsOf(message))
  }

  addRow({ fields }: DataRow): void {
    const { names, parsers, emptyRow } = this.#columns ?? noColumns
    const row = { ...emptyRow }
    try {
      fields.forEach((text, at) => {
        const name = names[at]
        if (name !== undefined) row[name] = text === null ? null : parsers[at]?.(text)
      })
    } catch (error) {
      this.#unreadable ??= { error }
    }
    this.#rows.push(row)
  }

  complete({ text }: CommandComplete): void {
    this.#completed = text
    if (!this.#columns) this.#keepColumns(noColumns)
  }

  succeed(): void {
    if (this.#unreadable) return this.fail(this.#unreadable.error)
    const [command, ...counts] = this.#completed.split(' ')
    const count = Number(counts.at(-1))
    const rowCount = Number.isInteger(count) ? count : null
    this.#settle(undefined, { command, rowCount, rows: this.#rows })
  }

  fail(error: unknown): void {
    this.#settle(error, undefined)
  }

  #keepColumns(columns: Columns): void {
    const { name } = this.#statement
    this.#columns = columns
    if (name !== undefined) this.#known?.set(name, columns)
  }
}
