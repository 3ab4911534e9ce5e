import { expect, it } from 'vitest'
import { recentCodes, addRecentCode } from '#storefront/productLists/recentCodes.ts'

const storage = (kept?: string) => {
  const values = new Map(kept === undefined ? [] : [['recentlyViewed', kept]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('has what was seen last first, each once, and a dozen at most', () => {
  const kept = storage()
  for (let n = 0; n < 15; n++) addRecentCode(`P-${n}`, kept)
  addRecentCode('P-9', kept)
  expect(recentCodes(kept).slice(0, 3)).toEqual(['P-9', 'P-14', 'P-13'])
  expect(recentCodes(kept)).toHaveLength(12)
})

it.each(['{', '{"a":1}', '[1,null]'])('starts anew from %s', (broken) => {
  expect(recentCodes(storage(broken))).toEqual([])
})
