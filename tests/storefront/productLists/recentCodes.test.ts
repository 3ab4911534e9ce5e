import { expect, it } from 'vitest'
import { recentCodes, addRecentCode } from '#storefront/productLists/recentCodes.ts'

const storage = (stored?: string) => {
  const values = new Map(stored === undefined ? [] : [['recentlyViewed', stored]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

it('lists recent products newest first, each once, and at most twelve', () => {
  const stored = storage()
  for (let n = 0; n < 15; n++) addRecentCode(`P-${n}`, stored)
  addRecentCode('P-9', stored)
  expect(recentCodes(stored).slice(0, 3)).toEqual(['P-9', 'P-14', 'P-13'])
  expect(recentCodes(stored)).toHaveLength(12)
})

it.each(['{', '{"a":1}', '[1,null]'])('ignores %s in storage', (broken) => {
  expect(recentCodes(storage(broken))).toEqual([])
})
