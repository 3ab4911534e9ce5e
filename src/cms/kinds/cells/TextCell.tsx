import { useFormats } from '#ui/useFormats.ts'
import type { CellProps } from '../face.ts'
import { Blank } from './Blank.tsx'
import { CodeCell } from './CodeCell.tsx'
import css from './cells.module.css'

export function TextCell({ field, value, size }: CellProps) {
  const formats = useFormats()
  if (value === null || value === undefined || value === '') return <Blank />
  // A text with a pattern is a code and stays as it is.
  if (field.property.pattern) return <CodeCell value={value} size={size} />
  return <span className={css[size]}>{formats.digits(String(value))}</span>
}
