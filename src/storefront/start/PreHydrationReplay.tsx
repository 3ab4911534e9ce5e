import { useEffect, type ReactNode } from 'react'
import { deferredElementId } from './deferredElement.ts'

type Props = { replayInput: () => Promise<void>; children: ReactNode }

/** Does, once React has taken over its children, what was asked of the page before. */
export function PreHydrationReplay({ replayInput, children }: Props) {
  useEffect(() => {
    // After what the parts themselves do as they come to life.
    setTimeout(() => {
      void replayInput().finally(() => document.getElementById(deferredElementId)?.remove())
    })
  }, [replayInput])
  return children
}
