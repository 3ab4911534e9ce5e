import type { TokenStore } from '#api/tokenStore.ts'
import { getTokenStore } from './session.ts'
import { createStore, type Store } from '#ui/store.ts'

type PerUserStoreOptions<T> = {
  readonly key: string
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** returns the stored value if it is valid, otherwise the default */
  readonly restore: (stored: unknown) => T
  readonly tokens?: () => TokenStore
}

/**
 * Creates a store of one user's data in the browser. The next user does not see it, but a guest's
 * data is carried over when the guest signs in.
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
  /** Created on first use, which never happens on the server. */
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
