import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { WidgetProps } from '../../kindComponents.ts'

const Matrix = lazy(async () => ({
  default: (await import('./PermissionMatrix.tsx')).PermissionMatrix,
}))

/** Few forms need it, so it is loaded on demand. */
export const PermissionsWidget = (props: WidgetProps) => (
  <Suspense fallback={<Skeleton height={420} />}>
    <Matrix {...props} />
  </Suspense>
)
