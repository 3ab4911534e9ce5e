import pg from 'pg'
import { expect, it } from 'vitest'
import { ConfigError } from '#server/platform/configError.ts'
import { isDatabaseUnavailable } from '#server/platform/database/databaseUnavailable.ts'
import { retryUntilAvailable } from '#server/platform/database/retryUntilAvailable.ts'

const databaseError = (code: string): Error =>
  Object.assign(new pg.DatabaseError('database "shop" does not exist', 0, 'error'), { code })

it('a start waits for an unreachable database, with a log line per attempt', async () => {
  const lines: string[] = []
  const failing = [
    databaseError('57P03'),
    Object.assign(new Error('lost'), { code: 'ECONNREFUSED' }),
  ]
  let waited = 0
  const found = await retryUntilAvailable(
    async () => {
      const error = failing.shift()
      if (error) throw error
      return 'there'
    },
    { log: (line) => lines.push(line), onWait: async () => void (waited += 1) },
  )
  expect([found, waited, lines.length]).toEqual(['there', 1, 2])
})

it.each(['28P01', '3D000'])('a configuration error (%s) stops the start', async (code) => {
  const failing = async () => {
    throw databaseError(code)
  }
  const silent = { log: () => undefined, onWait: async () => undefined }
  const stopped = retryUntilAvailable(failing, silent)
  await expect(stopped).rejects.toThrow(ConfigError)
  await expect(stopped).rejects.toThrow('DATABASE_URL: database "shop" does not exist')
})

it.each([
  ['53300', true],
  ['53100', true],
  ['25006', true],
  ['55P03', true],
  ['57014', true],
  ['57P01', true],
  ['08006', true],
  ['ECONNRESET', true],
  ['23505', false],
  ['22001', false],
  ['42P01', false],
])('%s is a failure of the database, not of the statement: %s', (code, expected) => {
  expect(isDatabaseUnavailable(databaseError(code))).toBe(expected)
  expect(isDatabaseUnavailable(new Error('within', { cause: databaseError(code) }))).toBe(expected)
})
