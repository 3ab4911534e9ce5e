import { afterAll, beforeAll, expect, it } from 'vitest'
import { join } from 'node:path'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { prepareTables } from '#server/boot/prepareTables.ts'
import { connectEmbedded } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { root } from '../../../house/support/sources.ts'
import { columnProblems } from './support/columnProblems.ts'
import { describeStatement } from './support/describeStatement.ts'
import { findRawStatements } from './support/findRawStatements.ts'
import { readOrigins } from './support/readOrigins.ts'

let connection: Connection
beforeAll(async () => {
  connection = await connectEmbedded(undefined)
  await prepareTables(connection, [await loadCatalogue(join(root, 'schemas'))])
})
afterAll(() => connection.close())

const statements = findRawStatements().filter(({ path }) => !path.startsWith('src/server/engine/'))

it('claims of every raw statement what PostgreSQL returns', async () => {
  const { embedded } = connection
  if (!embedded) throw new Error('statements are described by the embedded database')
  const origins = await readOrigins(connection)
  const problems: string[] = []
  for (const { path, line, texts = [], values, claim } of statements)
    for (const text of texts) {
      const place = `${path}:${line}`
      try {
        const description = await describeStatement(embedded, text)
        const { parameters } = description
        if (values !== undefined && values !== parameters)
          problems.push(`${place}: passes ${values} values for ${parameters} parameters`)
        if (claim)
          for (const problem of columnProblems(claim, description, origins, text))
            problems.push(`${place}: ${problem}`)
      } catch (error) {
        problems.push(`${place}: ${String(error)}`)
      }
    }
  expect(problems).toEqual([])
})
