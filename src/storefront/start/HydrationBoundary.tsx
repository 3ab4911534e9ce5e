import { Suspense, useEffect, useState, type ReactNode } from 'react'

/** A part of the page that is hydrated by itself. */
export type Part = 'header' | 'main'

/** When each part is hydrated; complete once the page around the parts is. */
export const hydrations = new Map<Part, Promise<void>>()

type Props = { part: Part; children: ReactNode }

/**
 * Lets a press during hydration wait for its own part only. As the children are their own fallback,
 * an error on the server is one of the page, and not a page with a part missing.
 */
export function HydrationBoundary({ part, children }: Props) {
  const [hydration] = useState(createSignal)
  useEffect(() => {
    hydrations.set(part, hydration.promise)
  }, [part, hydration])
  return (
    <Suspense fallback={children}>
      {children}
      <Hydrated onHydrated={hydration.resolve} />
    </Suspense>
  )
}

/** The last of its part, so that its effect runs after those of the others. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

function createSignal() {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
