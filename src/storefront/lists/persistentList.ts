import { idPattern } from '#domain/id.ts'
import { createStore, type Store } from '../account/store.ts'

/** Products that a shopper keeps, by id, and how many of each. */
export type Items = Readonly<Record<string, Item>>
export type Item = { readonly id: string; readonly quantity: number }

export type ListState = {
  /** of this list as long as it is not sent: one cart makes one order */
  readonly id: string
  readonly items: Items
  /** whose account has the list too; none for a guest */
  readonly owner?: string
  /** products whose quantity the account has not heard of */
  readonly unsent?: readonly string[]
  /** what accounts were asked to take of a guest, as long as none has answered */
  readonly joining?: Readonly<Record<string, Items>>
}

export type PersistentList = Omit<Store<ListState>, 'write'> & {
  /** puts more of a product in; sums with what is there */
  add(id: string, quantity?: number): void
  /** zero takes it out */
  set(id: string, quantity: number): void
  remove(id: string): void
  clear(): void
  /** as it is after the account was heard */
  replace(state: ListState): void
}

type ListLimits = {
  /** the most of one product */
  readonly maxQuantity: number
  /** the most different products */
  readonly maxItems: number
}

type Options = ListLimits & {
  /** where the browser keeps it */
  readonly key: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly newId: () => string
}

/** A list that outlives the page, is the same in every tab and works without a network. */
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
      // What is there already keeps its place.
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

/** What the browser kept, as far as it is a list that the server would take. */
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
