import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { everything } from '../support/everything.ts'
import stickers from '../support/stickers.ts'
import { dialects } from '../support/shop.ts'
import { describeResource } from './resourceContract.ts'

it('is one file of at most 20 lines', () => {
  const text = readFileSync(join(import.meta.dirname, '../support/stickers.ts'), 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(20)
})

for (const dialect of dialects) {
  describeResource(dialect, 'stickers', [stickers])
  describeResource(dialect, 'everything', [everything])
}
