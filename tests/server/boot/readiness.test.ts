import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { createReadiness } from '#server/boot/readiness.ts'

const answering = { isReady: async () => true }
const isReady = (folder: string | undefined, connection = answering) =>
  createReadiness({ connection, engines: new Map(), isStopping: () => false, folder })()

it.runIf(process.platform === 'linux')('a shop is not ready when its disk is full', async () => {
  expect(await isReady('/proc')).toBe(false)
  expect(await isReady(tmpdir())).toBe(true)
  expect(await isReady(`${tmpdir()}/that/is/still/to/be/made`)).toBe(true)
  expect(await isReady(undefined)).toBe(true)
})

it('a shop is not ready while its database is unreachable', async () => {
  expect(await isReady(tmpdir(), { isReady: async () => false })).toBe(false)
})
