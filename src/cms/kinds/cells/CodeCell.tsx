import { Code } from '#ui/Code.tsx'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import css from './cells.module.css'

/** Codes, addresses and phone numbers: never mirrored or translated, nor wrapped in lists. */
export const CodeCell = ({ value, size }: Pick<CellProps, 'value' | 'size'>) =>
  typeof value === 'string' && value ? (
    <span
      className={size === 'line' ? `${css.line} ${css.code}` : undefined}
      style={{ '--length': value.length }}
    >
      <Code>{value}</Code>
    </span>
  ) : (
    <Blank />
  )
