import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

export const ColourCell = ({ value }: CellProps) =>
  typeof value === 'string' && value ? (
    <span className={css.colour}>
      <span className={css.swatch} style={{ background: value }} />
      <bdi dir="ltr">{value}</bdi>
    </span>
  ) : (
    <Blank />
  )
