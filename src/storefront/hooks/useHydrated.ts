import { useSyncExternalStore } from 'react'

const subscribeToNothing = (): (() => void) => () => undefined

/** Returns whether the page has been hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
