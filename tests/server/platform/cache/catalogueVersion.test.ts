import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withRefresh } from '#server/platform/cache/catalogueVersion.ts'

it('requests that find the same catalogue wait for one refresh, and stock levels need none', async () => {
  let [version, fails] = ['1.1.1/1.1.1', false]
  const refreshed: string[] = []
  const read = withRefresh(
    async () => version,
    async () => {
      const begun = version
      await setImmediate()
      if (fails) throw new Error('the database is away')
      refreshed.push(begun)
    },
  )
  const readByTwo = async () => {
    const versions = await Promise.all([read(), read()])
    expect(versions).toEqual([version, version])
  }
  await readByTwo()
  version = '1.1.1/2.2.3'
  await readByTwo()
  expect(refreshed).toEqual(['1.1.1/1.1.1'])
  version = '2.2.3/2.2.3'
  fails = true
  await expect(read()).rejects.toThrow('away')
  fails = false
  await readByTwo()
  expect(refreshed).toEqual(['1.1.1/1.1.1', '2.2.3/2.2.3'])
})
