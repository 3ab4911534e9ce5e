import { createContext, Suspense, use, type ComponentType } from 'react'
import { lazyOptional } from '../../lazyOptional.ts'

// Few visitors see the drawing, so browsers load it on demand.
const Context = createContext<ComponentType>(
  lazyOptional(async () => (await import('./NotFoundDrawing.tsx')).NotFoundDrawing),
)

/** Provided by the server only, which renders the drawing immediately. */
export const NotFoundDrawingProvider = Context.Provider

export function LazyNotFoundDrawing() {
  const Drawing = use(Context)
  return (
    <Suspense>
      <Drawing />
    </Suspense>
  )
}
