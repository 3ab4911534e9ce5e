import type { ComponentType } from 'react'
import { lazyComponent } from './cells/lazyComponent.tsx'
import type { FaceParts, KindFace, WidgetProps } from './kindComponents.ts'

/** A face with its input, in one file that is loaded with the first field of its kind. */
export type LazyFace = KindFace & { readonly Input: ComponentType<WidgetProps> }

export const lazyFace = (load: () => Promise<FaceParts>): LazyFace => ({
  Cell: lazyComponent(async () => (await load()).Cell),
  filter: {
    Panel: lazyComponent(async () => (await load()).FilterPanel),
    Summary: lazyComponent(async () => (await load()).FilterSummary),
  },
  Input: lazyComponent(async () => (await load()).Input),
})
