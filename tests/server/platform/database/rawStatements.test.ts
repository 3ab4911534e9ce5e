import { afterAll, beforeAll, expect, it } from 'vitest'
import { join } from 'node:path'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { prepareTables } from '#server/boot/prepareTables.ts'
import { connectEmbedded } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { root } from '../../../house/support/sources.ts'
import { columnProblems } from './support/columnProblems.ts'
import { describeStatement } from './support/describeStatement.ts'
import { findRawStatements, type RawStatement } from './support/findRawStatements.ts'
import { readNullableColumns } from './support/readNullableColumns.ts'

let connection: Connection
beforeAll(async () => {
  connection = await connectEmbedded(undefined)
  await prepareTables(connection, [await loadCatalogue(join(root, 'schemas'))])
})
afterAll(() => connection.close())

/** Statements that cannot be prepared here, with the reason. */
const unprepared: Readonly<Record<string, string>> = {
  'src/server/platform/jobs/dispatcher.ts': 'its tables are those of pg-boss, made when jobs run',
  'src/server/commerce/stock/levels.ts': 'it also reads the column of an older version',
}

// The engine composes its statements from declarations and claims nothing about them.
const statements = findRawStatements().filter(({ path }) => !path.startsWith('src/server/engine/'))

it('claims of every raw statement what PostgreSQL returns', async () => {
  const { embedded } = connection
  if (!embedded) throw new Error('statements are described by the embedded database')
  const nullableColumns = await readNullableColumns(connection)
  const describeProblems = async (
    { values, claim }: RawStatement,
    text: string,
  ): Promise<string[]> => {
    const description = await describeStatement(embedded, text)
    const { parameters } = description
    return [
      ...(values === undefined || values === parameters
        ? []
        : [`passes ${values} values for ${parameters} parameters`]),
      ...(claim ? columnProblems(text, claim, description, nullableColumns) : []),
    ]
  }
  const problems: string[] = []
  for (const statement of statements.filter(({ path }) => !unprepared[path]))
    for (const text of statement.texts ?? []) {
      const found = await describeProblems(statement, text).catch((error) => [String(error)])
      problems.push(...found.map((each) => `${statement.path}:${statement.line}: ${each}`))
    }
  expect(problems).toEqual([])
})
