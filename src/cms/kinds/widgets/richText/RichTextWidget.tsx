import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { WidgetProps } from '../../kindComponents.ts'

const Editor = lazy(async () => ({
  default: (await import('./RichTextEditor.tsx')).RichTextEditor,
}))

/** The editor is large, so it is loaded on demand while the form is already shown. */
export const RichTextWidget = (props: WidgetProps) => (
  <Suspense fallback={<Skeleton height={210} />}>
    <Editor {...props} />
  </Suspense>
)
