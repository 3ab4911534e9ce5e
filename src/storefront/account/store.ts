import { useSyncExternalStore } from 'react'

/** A value of this page that components follow. */
export type Store<T> = {
  read(): T
  write(value: T): void
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    read: () => current,
    write(value) {
      current = value
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Follows a store. The server draws what a page shows before it knows anything. */
export const useStore = <T>({ subscribe, read }: Omit<Store<T>, 'write'>, serverValue: T): T =>
  useSyncExternalStore(subscribe, read, () => serverValue)
