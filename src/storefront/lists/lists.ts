import { createSafeStorage } from '../account/persistentStorage.ts'
import { useStore } from '#ui/store.ts'
import {
  createPersistentList,
  type Items,
  type ListState,
  type PersistentList,
} from './persistentList.ts'

export type ListName = 'cart' | 'wishlist' | 'compare'

/** The maximum number of compared products. */
export const maxCompared = 4

const limits: Readonly<Record<ListName, { maxItems: number; maxQuantity: number }>> = {
  cart: { maxItems: 100, maxQuantity: 100_000 },
  wishlist: { maxItems: 100, maxQuantity: 1 },
  compare: { maxItems: maxCompared, maxQuantity: 1 },
}

const storage = createSafeStorage(
  () => localStorage,
  () =>
    void import('./warnStorageFull.ts')
      .then((module) => module.warnStorageFull())
      .catch(() => undefined),
)

const createdLists = new Map<ListName, PersistentList>()

/** Returns this page's list by name, created on first use, which is never on the server. */
export function getList(name: ListName): PersistentList {
  const list =
    createdLists.get(name) ??
    createPersistentList({
      key: name,
      storage,
      newId: () => crypto.randomUUID(),
      ...limits[name],
    })
  createdLists.set(name, list)
  return list
}

const serverState: ListState = { id: '', items: {} }

const createFacade = (name: ListName): Parameters<typeof useStore<ListState>>[0] => ({
  read: () => getList(name).read(),
  subscribe: (listener) => getList(name).subscribe(listener),
})
const listStores = {
  cart: createFacade('cart'),
  wishlist: createFacade('wishlist'),
  compare: createFacade('compare'),
}

/** Returns the state of a list; it is empty on the server and during hydration. */
export const useList = (name: ListName): ListState => useStore(listStores[name], serverState)

/** Returns the sum of all quantities, as shown in badges. */
export const countPieces = (items: Items): number =>
  Object.values(items).reduce((sum, { quantity }) => sum + quantity, 0)
