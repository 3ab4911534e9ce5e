import { expect, it } from 'vitest'
import { truncate } from '#storefront/data/truncate.ts'

it.each([
  ['Short enough', 20, 'Short enough'],
  ['One two, three four', 12, 'One two…'],
  ['Unbreakable', 5, 'Unbr…'],
])('%j cut to %i characters is %j', (text, most, expected) => {
  expect(truncate(text, most)).toBe(expected)
  expect(expected.length).toBeLessThanOrEqual(most)
})
