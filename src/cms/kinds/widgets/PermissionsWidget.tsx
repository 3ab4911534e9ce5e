import { lazy, Suspense } from 'react'
import { Bone } from '../../pieces/Bone.tsx'
import type { WidgetProps } from '../face.ts'

const Matrix = lazy(async () => ({
  default: (await import('./PermissionMatrix.tsx')).PermissionMatrix,
}))

/** Few forms have it, so it comes by itself. */
export const PermissionsWidget = (props: WidgetProps) => (
  <Suspense fallback={<Bone height={420} />}>
    <Matrix {...props} />
  </Suspense>
)
