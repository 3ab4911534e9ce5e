import { expect, it } from 'vitest'
import { removeOrdered } from '#storefront/checkout/placed/removeOrdered.ts'
import type { ListState } from '#storefront/lists/persistentList.ts'

const cart = (
  quantities: Readonly<Record<string, number>>,
  more: Partial<ListState> = {},
): ListState => ({
  id: 'sent',
  items: Object.fromEntries(
    Object.entries(quantities).map(([id, quantity]) => [id, { id, quantity }]),
  ),
  owner: 'me',
  unsent: [],
  ...more,
})
const after = (now: ListState, ordered: ListState) => removeOrdered(now, ordered, () => 'new')

it('removes ordered items without sending what the account already knows', () => {
  const ordered = cart({ a: 2, b: 1 })
  expect(after(ordered, ordered)).toEqual(cart({}, { id: 'new' }))
})

it('keeps items added in another tab, and sends the remaining quantities', () => {
  const ordered = cart({ a: 2, b: 1 })
  const now = cart({ a: 5, b: 1, c: 4 }, { unsent: ['c'] })
  expect(after(now, ordered)).toEqual(cart({ a: 3, c: 4 }, { id: 'new', unsent: ['c', 'a'] }))
})

it('sends earlier unsent changes after the order', () => {
  const ordered = cart({ a: 2 }, { unsent: ['a', 'gone'] })
  expect(after(ordered, ordered)).toEqual(cart({}, { id: 'new', unsent: ['a', 'gone'] }))
})

it('removes nothing twice when the account was updated first', () => {
  const now = cart({ a: 1 }, { id: 'next' })
  expect(after(now, cart({ a: 2 }))).toBe(now)
})

it('keeps the id of a join in progress', () => {
  const joining = { me: { a: { id: 'a', quantity: 2 } } }
  expect(after(cart({ a: 2 }, { joining }), cart({ a: 2 })).id).toBe('sent')
})
