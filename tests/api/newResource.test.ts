import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { everything } from '../support/everything.ts'
import stickers from '../support/stickers.ts'
import { describeInShop } from '../support/describeInShop.ts'
import { describeResource } from './describeResource.ts'

it('a new resource is one file of at most 20 lines', () => {
  const text = readFileSync(join(import.meta.dirname, '../support/stickers.ts'), 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(20)
})

describeInShop(
  (opened) => {
    describeResource(opened, 'stickers')
    describeResource(opened, 'everything')
  },
  [stickers, everything],
)
