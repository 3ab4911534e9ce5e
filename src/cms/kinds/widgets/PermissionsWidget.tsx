import { lazy, Suspense } from 'react'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { WidgetProps } from '../kindComponents.ts'

const Matrix = lazy(async () => ({
  default: (await import('./PermissionMatrix.tsx')).PermissionMatrix,
}))

/** Few forms have it, so it comes by itself. */
export const PermissionsWidget = (props: WidgetProps) => (
  <Suspense fallback={<Skeleton height={420} />}>
    <Matrix {...props} />
  </Suspense>
)
