import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'
import { Bone } from '../../pieces/Bone.tsx'

/** A cell that few lists have, brought by the first that does. */
export function laterCell<P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> {
  const Cell = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<Bone height={20} />}>
      <Cell {...props} />
    </Suspense>
  )
}
