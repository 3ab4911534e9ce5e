import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../face.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

export function NumberCell({ value }: CellProps) {
  const formats = useFormats()
  if (typeof value !== 'number') return <Blank />
  return <bdi className={css.figures}>{formats.number(value)}</bdi>
}
