import { idPattern } from '#domain/id.ts'
import { createStore, type Store } from '#ui/store.ts'

/** The products on a list with their quantities, by product id. */
export type Items = Readonly<Record<string, Item>>
export type Item = { readonly id: string; readonly quantity: number }

export type ListState = {
  /** identifies this list until it is ordered, so that one cart becomes only one order */
  readonly id: string
  readonly items: Items
  /** the user whose account also has the list; undefined for a guest */
  readonly owner?: string
  /** ids of products whose quantity has not been sent to the account */
  readonly unsent?: readonly string[]
  /** a guest's items sent to accounts that have not confirmed them yet, by user id */
  readonly joining?: Readonly<Record<string, Items>>
}

export type PersistentList = Omit<Store<ListState>, 'write'> & {
  /** adds to the current quantity */
  add(id: string, quantity?: number): void
  /** a quantity of 0 removes the product */
  set(id: string, quantity: number): void
  remove(id: string): void
  clear(): void
  /** sets the state after a sync with the account */
  replace(state: ListState): void
}

type ListLimits = {
  /** per product */
  readonly maxQuantity: number
  /** the maximum number of different products */
  readonly maxItems: number
}

type Options = ListLimits & {
  /** the storage key */
  readonly key: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly newId: () => string
}

/** Creates a list that is stored in the browser, shared between tabs and available offline. */
export function createPersistentList({ key, storage, newId, ...limits }: Options): PersistentList {
  const { maxQuantity, maxItems } = limits
  const parseStored = (text: string | null): ListState =>
    parseListState(text, limits) ?? { id: newId(), items: {} }
  const store = createStore(parseStored(storage.getItem(key)))
  const write = (state: ListState): void => {
    storage.setItem(key, JSON.stringify(state))
    store.write(state)
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) store.write(parseStored(event.newValue))
  })
  const set: PersistentList['set'] = (id, quantity) => {
    const { items, unsent = [], ...rest } = store.read()
    const { [id]: _, ...others } = items
    const amount = Math.min(Math.floor(quantity), maxQuantity)
    if (amount > 0 && !items[id] && Object.keys(items).length >= maxItems) return
    write({
      ...rest,
      // A product that is already on the list keeps its position.
      items: amount <= 0 ? others : { ...items, [id]: { id, quantity: amount } },
      unsent: [...unsent.filter((each) => each !== id), id],
    })
  }
  return {
    read: store.read,
    subscribe: store.subscribe,
    set,
    add: (id, quantity = 1) => set(id, (store.read().items[id]?.quantity ?? 0) + quantity),
    remove: (id) => set(id, 0),
    clear() {
      for (const id of Object.keys(store.read().items)) set(id, 0)
    },
    replace: write,
  }
}

/** Returns the stored list if the server would accept it. */
function parseListState(
  text: string | null,
  { maxItems, maxQuantity }: ListLimits,
): ListState | undefined {
  const validItems = (stored: Items): Items =>
    Object.fromEntries(
      Object.entries(stored)
        .filter(
          ([key, item]) =>
            idPattern.test(key) &&
            item?.id === key &&
            Number.isInteger(item.quantity) &&
            item.quantity > 0 &&
            item.quantity <= maxQuantity,
        )
        .slice(0, maxItems),
    )
  try {
    const { id, items, owner, unsent, joining }: ListState = JSON.parse(text ?? '')
    if (!idPattern.test(id)) return undefined
    return {
      id,
      items: validItems(items),
      ...(typeof owner === 'string' && { owner }),
      ...(Array.isArray(unsent) && { unsent: unsent.filter((each) => idPattern.test(each)) }),
      ...(joining && { joining }),
    }
  } catch {
    return undefined
  }
}
