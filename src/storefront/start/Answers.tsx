import { useEffect, type ReactNode } from 'react'
import { deferredElement } from './rest.ts'

type Props = { replayInput: () => Promise<void>; children: ReactNode }

/** Does, once React has taken over its children, what was asked of the page before. */
export function ReplayEarlyInput({ replayInput, children }: Props) {
  useEffect(() => {
    // After what the parts themselves do as they come to life.
    setTimeout(() => {
      void replayInput().finally(() => document.getElementById(deferredElement)?.remove())
    })
  }, [replayInput])
  return children
}
