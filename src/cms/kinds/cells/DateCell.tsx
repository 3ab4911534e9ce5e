import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

export function DateCell({ value }: CellProps) {
  const formats = useFormats()
  if (typeof value !== 'string') return <Blank />
  return (
    <time dateTime={value} className={css.figures}>
      {formats.date(value, timeZone)}
    </time>
  )
}
