import { useSyncExternalStore } from 'react'

const subscribeToNothing = (): (() => void) => () => undefined

/** Whether the browser has taken over what the server drew. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
