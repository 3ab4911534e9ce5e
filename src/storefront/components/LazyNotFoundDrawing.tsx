import { createContext, Suspense, use, type ComponentType } from 'react'
import { lazyOptional } from '../lazyOptional.ts'

// Few visitors ever see it, so that a browser fetches it when it is needed.
const Context = createContext<ComponentType>(
  lazyOptional(async () => (await import('./NotFoundDrawing.tsx')).NotFoundDrawing),
)

/** Given by the server, which draws it at once. */
export const NotFoundDrawingProvider = Context.Provider

/** The drawing of pages that are not there. */
export function LazyNotFoundDrawing() {
  const Drawing = use(Context)
  return (
    <Suspense>
      <Drawing />
    </Suspense>
  )
}
