import { keysOf, tableOf } from '#domain/keys.ts'
import { lazyCell } from './cells/lazyCell.tsx'
import type { FaceParts, KindFace, Widget } from './kindComponents.ts'

/** A face with its input, in one file that is loaded with the first field of its kind. */
export type LazyFace = KindFace & { readonly widget: Widget }

export const lazyFace = (
  load: () => Promise<FaceParts>,
  widget: Omit<Widget, 'Input'> = {},
): LazyFace => ({
  Cell: lazyCell(async () => (await load()).Cell),
  filter: {
    Panel: lazyCell(async () => (await load()).FilterPanel),
    Summary: lazyCell(async () => (await load()).FilterSummary),
  },
  widget: { ...widget, Input: lazyCell(async () => (await load()).Input) },
})

/** Returns the inputs of lazy faces by kind. */
export const widgetsOf = <K extends string>(
  faces: Readonly<Record<K, LazyFace>>,
): Readonly<Record<K, Widget>> => tableOf(keysOf(faces), (name) => faces[name].widget)
