import { useSyncExternalStore } from 'react'

/** A value on this page that components subscribe to. */
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

/** Subscribes to a store. The server renders `serverValue`, since it has no store. */
export const useStore = <T>({ subscribe, read }: Omit<Store<T>, 'write'>, serverValue: T): T =>
  useSyncExternalStore(subscribe, read, () => serverValue)
