import { Suspense, useEffect, type ReactNode } from 'react'

let waiting = 0
let onHydrated: (() => void) | undefined

/** Calls back once every part of the page is hydrated. */
export function whenHydrated(callback: () => void): void {
  onHydrated = callback
  count(0)
}

function count(change: 1 | 0 | -1): void {
  waiting += change
  if (waiting > 0) return
  onHydrated?.()
  onHydrated = undefined
}

type Props = { children: ReactNode }

/**
 * A part of the page that is hydrated by itself: a press waits for the part that was pressed only.
 * As it is its own fallback, what fails or suspends in it does so as if there were no boundary.
 */
export function HydrationBoundary({ children }: Props) {
  useEffect(() => count(1), [])
  return (
    <Suspense fallback={children}>
      {children}
      <Hydrated />
    </Suspense>
  )
}

function Hydrated() {
  useEffect(() => count(-1), [])
  return null
}
