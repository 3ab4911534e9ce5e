import { listOrEmpty } from '#resource/kinds/kind.ts'
import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** The number of rows. */
export function RowsCell({ value }: Pick<CellProps, 'value'>) {
  const formats = useFormats()
  const { length } = listOrEmpty(value)
  return length ? <span className={css.figures}>{formats.number(length)}</span> : <Blank />
}
