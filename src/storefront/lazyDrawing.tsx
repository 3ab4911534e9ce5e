import { createContext, Suspense, use, type ComponentType } from 'react'
import { lazyOptional } from './lazyOptional.ts'

/**
 * Returns a drawing that browsers load on demand, because it is in the document already. The
 * server provides its component, to render it immediately.
 */
export function lazyDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Context = createContext<ComponentType<Props>>(lazyOptional(load))
  const Drawing = (props: Props) => {
    const Loaded = use(Context)
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return { Drawing, Provider: Context.Provider }
}
