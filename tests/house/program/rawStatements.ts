import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { prepareTables } from '#server/boot/prepareTables.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { columnProblems } from '../support/columnProblems.ts'
import { describeStatement } from '../support/describeStatement.ts'
import { findRawStatements, type RawStatement } from '../support/findRawStatements.ts'
import { readNullableColumns } from '../support/readNullableColumns.ts'
import { connectEmpty } from '../../support/connectEmpty.ts'

let connection: Connection
beforeAll(async () => {
  connection = await connectEmpty()
  await prepareTables(connection, [await loadCatalogue()])
})
afterAll(() => connection.close())

/** A column of an older version, which is read only where it still exists. */
const outdatedColumn = 'coalesce(p.stock, 0)'

/** How many statements of a file have texts that exist only while the server runs, and why. */
const composed: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  'src/server/accounts/approvals/isControlledByRequester.ts': [
    1,
    'the resources that grant rights',
  ],
  'src/server/accounts/currentAccounts.ts': [3, 'the resources that grant rights'],
  'src/server/accounts/peopleBehaviour.ts': [1, 'the resources whose records sign in'],
  'src/server/accounts/rights.ts': [1, 'the resources that grant rights'],
  'src/server/commerce/licences/forEachDue.ts': [1, 'the query of its caller'],
  'src/server/commerce/licences/lockAllocations.ts': [1, 'the condition of its caller'],
  'src/server/commerce/orders/checkout/insertOrder.ts': [1, 'what its caller reads of the order'],
  'src/server/commerce/quotes/moveRequest.ts': [1, 'the columns of an object'],
  'src/server/commerce/settings/claimRecords.ts': [2, 'the resources of one brand'],
  'src/server/commerce/stock/reservations.ts': [1, 'the changes of its caller'],
  'src/server/dashboard/countNewCustomers.ts': [1, 'the rows that a person may see'],
  'src/server/dashboard/readBestProducts.ts': [1, 'the rows that a person may see'],
  'src/server/dashboard/readOrderFigures.ts': [1, 'the rows that a person may see'],
  'src/server/dashboard/readTranslations.ts': [1, 'the resources with translations'],
  'src/server/pages/sitemapEntries.ts': [3, 'the resources with pages'],
  'src/server/platform/cache/catalogueVersion.ts': [1, 'the tables of its caller'],
  'src/server/platform/files/fileJobs.ts': [2, 'the columns that refer to files'],
  'src/server/platform/files/fileReferences.ts': [1, 'the columns that refer to files'],
  'src/server/platform/jobs/boss.ts': [1, 'the statements of pg-boss'],
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
  const found = statements.filter((each) => !each.texts?.length)
  const counts = Map.groupBy(
    found.filter((each) => !isOfEngine(each)),
    ({ path }) => path,
  )
  expect(Object.fromEntries([...counts].map(([path, { length }]) => [path, length]))).toEqual(
    Object.fromEntries(Object.entries(composed).map(([path, [count]]) => [path, count])),
  )
  expect(found.filter(isOfEngine).length).toBeLessThanOrEqual(28)
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
  for (const statement of statements)
    for (const text of statement.texts ?? []) {
      if (text.includes(outdatedColumn)) continue
      const found = await describeProblems(statement, text).catch((error) => [String(error)])
      problems.push(...found.map((each) => `${statement.path}:${statement.line}: ${each}`))
    }
  expect(problems).toEqual([])
})
