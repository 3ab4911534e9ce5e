import { useEffect, type ReactNode } from 'react'
import { deferredElementId } from './deferredElement.ts'
import { hydrations, type Part } from './HydrationBoundary.tsx'

type Props = { replayInput: (part: Part) => Promise<void>; children: ReactNode }

/** Replays the input made before hydration in each part of the page, once it has hydrated. */
export function PreHydrationReplay({ replayInput, children }: Props) {
  useEffect(() => {
    const replays = [...hydrations].map(async ([part, hydrated]) => {
      await hydrated
      // Lets what the effects of the part have changed be rendered first.
      await new Promise((resolve) => setTimeout(resolve))
      await replayInput(part)
    })
    void Promise.all(replays).finally(() => document.getElementById(deferredElementId)?.remove())
  }, [replayInput])
  return children
}
