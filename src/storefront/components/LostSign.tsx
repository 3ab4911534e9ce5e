import { createContext, Suspense, use, type ComponentType } from 'react'
import { later } from '../later.ts'

// Few visitors ever see it, so that a browser fetches it when it is needed.
const Context = createContext<ComponentType>(
  later(async () => (await import('./LostDrawing.tsx')).LostDrawing),
)

/** Given by the server, which draws it at once. */
export const LostDrawingProvider = Context.Provider

/** The drawing of pages that are not there. */
export function LostSign() {
  const Drawing = use(Context)
  return (
    <Suspense>
      <Drawing />
    </Suspense>
  )
}
