import type { TokenStore } from '#api/tokenStore.ts'
import { tokensHere } from './session.ts'
import { createStore, type Store } from './store.ts'

type Parts<T> = {
  readonly key: string
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** what was kept, as far as it is what it should be; else what nobody has changed yet */
  readonly read: (kept: unknown) => T
  readonly tokens?: () => TokenStore
}

/**
 * What a browser keeps of one person. Whoever comes after them finds nothing of it; what a guest left
 * goes along with whoever signs in.
 */
export function createOwned<T>({ key, storage, read, tokens = tokensHere }: Parts<T>): Store<T> {
  let owner = ''
  let store: Store<T> | undefined
  const keep = (value: T): void => storage().setItem(key, JSON.stringify({ owner, value }))
  /** made by the first who asks, which is never the server */
  const here = (): Store<T> => {
    if (store) return store
    const kept = parse(storage().getItem(key))
    owner = kept.owner
    const made = createStore(read(kept.value))
    const follow = (): void => {
      const holder = tokens().holder() ?? ''
      if (holder === owner) return
      const isLeft = owner !== ''
      owner = holder
      if (isLeft) {
        storage().removeItem(key)
        made.write(read(undefined))
      } else keep(made.read())
    }
    follow()
    tokens().subscribe(follow)
    store = made
    return made
  }
  return {
    read: () => here().read(),
    subscribe: (listener) => here().subscribe(listener),
    write(value) {
      here()
      keep(value)
      here().write(value)
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
