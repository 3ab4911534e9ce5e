import { afterAll, beforeAll, expect, it } from 'vitest'
import { join } from 'node:path'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { prepareTables } from '#server/boot/prepareTables.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { root } from '../support/sources.ts'
import { columnProblems } from '../support/columnProblems.ts'
import { describeStatement } from '../support/describeStatement.ts'
import { findRawStatements, type RawStatement } from '../support/findRawStatements.ts'
import { readNullableColumns } from '../support/readNullableColumns.ts'
import { connectEmpty } from '../../support/connectEmpty.ts'

let connection: Connection
beforeAll(async () => {
  connection = await connectEmpty()
  await prepareTables(connection, [await loadCatalogue(join(root, 'schemas'))])
})
afterAll(() => connection.close())

/** Statements that cannot be prepared here, with the reason. */
const unprepared: Readonly<Record<string, string>> = {
  'src/server/commerce/stock/levels.ts': 'it also reads the column of an older version',
}

/** Files with statements whose text exists only while the server runs, with the reason. */
const composed: Readonly<Record<string, string>> = {
  'src/server/accounts/approvals/isControlledByRequester.ts': 'the resources that grant rights',
  'src/server/accounts/currentAccounts.ts': 'the resources that grant rights',
  'src/server/accounts/peopleBehaviour.ts': 'the resources whose records sign in',
  'src/server/accounts/rights.ts': 'the resources that grant rights',
  'src/server/boot/sweepJob.ts': 'the statements of a list',
  'src/server/commerce/licences/forEachDue.ts': 'the query of its caller',
  'src/server/commerce/licences/lockAllocations.ts': 'the condition of its caller',
  'src/server/commerce/licences/renewable.ts': 'the query of a kind',
  'src/server/commerce/licences/sendLicenceReminders.ts': 'the reminders of a list',
  'src/server/commerce/quotes/moveRequest.ts': 'the columns of an object',
  'src/server/commerce/settings/claimRecords.ts': 'the resources of one brand',
  'src/server/commerce/stock/reservations.ts': 'the changes of its caller',
  'src/server/dashboard/countNewCustomers.ts': 'the rows that a person may see',
  'src/server/dashboard/readBestProducts.ts': 'the rows that a person may see',
  'src/server/dashboard/readOrderFigures.ts': 'the rows that a person may see',
  'src/server/dashboard/readTranslations.ts': 'the resources with translations',
  'src/server/pages/sitemapEntries.ts': 'the resources with pages',
  'src/server/platform/cache/catalogueVersion.ts': 'the tables of its caller',
  'src/server/platform/files/fileJobs.ts': 'the columns that refer to files',
  'src/server/platform/files/fileReferences.ts': 'the columns that refer to files',
  'src/server/platform/jobs/boss.ts': 'the statements of pg-boss',
}

/**
 * The engine composes most statements from declarations; what they return is tested for each
 * resource by `tests/api/everyResource.test.ts`.
 */
const isOfEngine = ({ path }: RawStatement): boolean => path.startsWith('src/server/engine/')

const statements = findRawStatements()

it('there are few raw statements; simple ones use the query builder', () => {
  expect(statements.length).toBeLessThanOrEqual(160)
})

it('statements are composed at run time only for a listed reason', () => {
  const files = statements
    .filter((each) => !each.texts?.length && !isOfEngine(each))
    .map(({ path }) => path)
  expect([...new Set(files)].toSorted()).toEqual(Object.keys(composed).toSorted())
})

it('every raw statement declares the types that PostgreSQL returns', async () => {
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
