import type { TokenStore } from '#api/tokenStore.ts'
import { getTokenStore } from './session.ts'
import { createStore, type Store } from './store.ts'

type PerUserStoreOptions<T> = {
  readonly key: string
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** what was kept, as far as it is what it should be; else what nobody has changed yet */
  readonly restore: (stored: unknown) => T
  readonly tokens?: () => TokenStore
}

/**
 * What a browser keeps of one person. Whoever comes after them finds nothing of it; what a guest left
 * goes along with whoever signs in.
 */
export function createPerUserStore<T>({
  key,
  storage,
  restore,
  tokens = getTokenStore,
}: PerUserStoreOptions<T>): Store<T> {
  let owner = ''
  let store: Store<T> | undefined
  const persist = (value: T): void => storage().setItem(key, JSON.stringify({ owner, value }))
  /** made by the first who asks, which is never the server */
  const getStore = (): Store<T> => {
    if (store) return store
    const stored = parse(storage().getItem(key))
    owner = stored.owner
    const newStore = createStore(restore(stored.value))
    const followUser = (): void => {
      const userId = tokens().userId() ?? ''
      if (userId === owner) return
      const hadOwner = owner !== ''
      owner = userId
      if (hadOwner) {
        storage().removeItem(key)
        newStore.write(restore(undefined))
      } else persist(newStore.read())
    }
    followUser()
    tokens().subscribe(followUser)
    store = newStore
    return newStore
  }
  return {
    read: () => getStore().read(),
    subscribe: (listener) => getStore().subscribe(listener),
    write(value) {
      getStore()
      persist(value)
      getStore().write(value)
    },
  }
}

function parse(text: string | null): { readonly owner: string; readonly value: unknown } {
  try {
    const { owner, value }: { owner?: unknown; value?: unknown } = JSON.parse(text ?? '{}')
    return typeof owner === 'string' ? { owner, value } : { owner: '', value: undefined }
  } catch {
    return { owner: '', value: undefined }
  }
}
