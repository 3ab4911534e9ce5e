import { expect, it, vi } from 'vitest'
import { createSafeStorage } from '#storefront/account/persistentStorage.ts'
import { createPersistentList } from '#storefront/lists/persistentList.ts'
import { recentCodes, addRecentCode } from '#storefront/productLists/recentCodes.ts'

/** A browser whose storage has room for a number of entries. */
function open(room: number) {
  const kept = new Map<string, string>()
  const browser = {
    room,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (kept.size >= this.room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  const onFull = vi.fn<() => void>()
  return { kept, browser, onFull, storage: createSafeStorage(() => browser, onFull) }
}

it('keeps in the page what the browser has no room for, and says so', () => {
  const { storage, onFull, kept } = open(0)
  const make = () =>
    createPersistentList({
      key: 'cart',
      storage,
      maxItems: 5,
      maxQuantity: 5,
      newId: () => crypto.randomUUID(),
    })
  const id = crypto.randomUUID()
  make().add(id)
  expect(make().read().items).toEqual({ [id]: { id, quantity: 1 } })
  expect([kept.size, onFull.mock.calls.length]).toEqual([0, 1])
})

it('goes back to the browser once that has room again', () => {
  const { storage, browser, kept } = open(0)
  storage.setItem('a', '1')
  browser.room = 1
  storage.setItem('a', '2')
  kept.set('a', '3')
  expect(storage.getItem('a')).toBe('3')
  storage.removeItem('a')
  expect([storage.getItem('a'), kept.size]).toEqual([null, 0])
})

it('is there where a browser keeps nothing at all', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('none', 'SecurityError')
  })
  addRecentCode('P-1', storage)
  expect(recentCodes(storage)).toEqual(['P-1'])
  storage.removeItem('recentlyViewed')
  expect(recentCodes(storage)).toEqual([])
})
