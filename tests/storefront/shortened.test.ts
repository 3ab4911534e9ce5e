import { expect, it } from 'vitest'
import { truncate } from '#storefront/data/truncate.ts'

it.each([
  ['Short enough', 20, 'Short enough'],
  ['One two, three four', 12, 'One two…'],
  ['Unbreakable', 5, 'Unbr…'],
])('%j is told in %i letters as %j', (text, most, told) => {
  expect(truncate(text, most)).toBe(told)
  expect(told.length).toBeLessThanOrEqual(most)
})
