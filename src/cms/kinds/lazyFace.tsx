import type { ComponentType } from 'react'
import { lazyCell } from './cells/lazyCell.tsx'
import type { FaceParts, KindFace, WidgetProps } from './kindComponents.ts'

/** A face with its input, in one file that is loaded with the first field of its kind. */
export type LazyFace = KindFace & { readonly Input: ComponentType<WidgetProps> }

export const lazyFace = (load: () => Promise<FaceParts>): LazyFace => ({
  Cell: lazyCell(async () => (await load()).Cell),
  filter: {
    Panel: lazyCell(async () => (await load()).FilterPanel),
    Summary: lazyCell(async () => (await load()).FilterSummary),
  },
  Input: lazyCell(async () => (await load()).Input),
})
