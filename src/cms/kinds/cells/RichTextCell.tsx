import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** The server sanitises HTML to a small set of elements, so it can be rendered as it is. */
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
