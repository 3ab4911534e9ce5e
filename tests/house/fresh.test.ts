import { expect, it } from 'vitest'
import { generateContract } from '../../scripts/contract/generateContract.ts'
import { read } from './support/sources.ts'

it('keeps the generated contract as the routes would write it now', async () => {
  const generated = Object.entries(await generateContract())
  expect(generated.length).toBeGreaterThan(1)
  const stale = generated.filter(([path, text]) => read(path).text !== text).map(([path]) => path)
  expect(stale, 'npm run generate').toEqual([])
})
