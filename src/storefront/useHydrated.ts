import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether the browser has taken over what the server drew. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
