import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** The server keeps only a small, cleaned vocabulary of HTML, so it can stand as it is. */
export function RichTextCell({ value, size }: CellProps) {
  if (typeof value !== 'string' || !value) return <Blank />
  if (size === 'line')
    return (
      <span className={css.line}>
        <bdi>{value.replace(/<[^>]*>/g, ' ')}</bdi>
      </span>
    )
  return <div className={css.rich} dangerouslySetInnerHTML={{ __html: value }} />
}
