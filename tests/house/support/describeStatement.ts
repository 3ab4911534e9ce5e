import { protocol, type PGlite } from '@electric-sql/pglite'

/** What PostgreSQL knows about a prepared statement. */
export type Description = {
  readonly parameters: number
  readonly columns: readonly {
    readonly name: string
    readonly type: number
    /** the column of a table that it is, as `table.column` by their numbers */
    readonly origin: string
  }[]
}

/** Prepares a statement without running it; throws what PostgreSQL says if it cannot. */
export async function describeStatement(database: PGlite, text: string): Promise<Description> {
  const { serialize } = protocol
  const send = (message: Uint8Array) => database.execProtocol(message, { syncToFs: false })
  try {
    await send(serialize.parse({ text }))
    const { messages } = await send(serialize.describe({ type: 'S' }))
    const parameters = messages.find(({ name }) => name === 'parameterDescription')
    const row = messages.find(({ name }) => name === 'rowDescription')
    return {
      parameters: Object(parameters).dataTypeIDs?.length ?? 0,
      columns: (Object(row).fields ?? []).map((each: Record<string, string & number>) => ({
        name: each.name,
        type: each.dataTypeID,
        origin: `${each.tableID}.${each.columnID}`,
      })),
    }
  } finally {
    await send(serialize.sync())
  }
}
