import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'
import { Skeleton } from '../../components/Skeleton.tsx'

/** A cell that few lists contain, loaded with the first of them. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> {
  const Cell = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<Skeleton height={20} />}>
      <Cell {...props} />
    </Suspense>
  )
}
