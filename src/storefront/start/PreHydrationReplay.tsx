import { useEffect, type ReactNode } from 'react'
import { deferredElementId } from './deferredElement.ts'
import { whenHydrated } from './HydrationBoundary.tsx'

type Props = { replayInput: () => Promise<void>; children: ReactNode }

/** Replays the input made before hydration, once the children have hydrated. */
export function PreHydrationReplay({ replayInput, children }: Props) {
  useEffect(() => {
    whenHydrated(() => {
      // Runs after the effects of the children.
      setTimeout(() => {
        void replayInput().finally(() => document.getElementById(deferredElementId)?.remove())
      })
    })
  }, [replayInput])
  return children
}
