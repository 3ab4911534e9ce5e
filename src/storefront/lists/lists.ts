import { safeStorage } from '../account/keptStorage.ts'
import { useStore } from '../account/store.ts'
import { createKeptList, type Items, type Kept, type KeptList } from './keptList.ts'

/** What a shopper keeps: to buy, for later, to look at side by side. */
export type ListName = 'cart' | 'wishlist' | 'compare'

/** The most products that are compared at once. */
export const mostCompared = 4

const bounds: Readonly<Record<ListName, { most: number; mostOfOne: number }>> = {
  cart: { most: 100, mostOfOne: 100_000 },
  wishlist: { most: 100, mostOfOne: 1 },
  compare: { most: mostCompared, mostOfOne: 1 },
}

const storage = safeStorage(
  () => localStorage,
  () => void import('./tellFull.ts').then((one) => one.tellFull()).catch(() => undefined),
)

const made = new Map<ListName, KeptList>()

/** The one list of this name in this page; made by the first who asks, which is never the server. */
export function listHere(name: ListName): KeptList {
  const list =
    made.get(name) ??
    createKeptList({
      key: name,
      storage,
      newId: () => crypto.randomUUID(),
      ...bounds[name],
    })
  made.set(name, list)
  return list
}

const onServer: Kept = { id: '', items: {} }

const facade = (name: ListName): Parameters<typeof useStore<Kept>>[0] => ({
  read: () => listHere(name).read(),
  subscribe: (listener) => listHere(name).subscribe(listener),
})
const facades = { cart: facade('cart'), wishlist: facade('wishlist'), compare: facade('compare') }

/** What is on a list; the server and the first drawing know of nothing. */
export const useList = (name: ListName): Kept => useStore(facades[name], onServer)

/** All pieces together, as a badge counts them. */
export const pieces = (items: Items): number =>
  Object.values(items).reduce((sum, { quantity }) => sum + quantity, 0)
