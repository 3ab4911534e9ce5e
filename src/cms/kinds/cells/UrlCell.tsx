import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'

export const UrlCell = ({ value }: CellProps) =>
  typeof value === 'string' && /^https?:/.test(value) ? (
    <a href={value} target="_blank" rel="noreferrer" dir="ltr">
      {value}
    </a>
  ) : (
    <Blank />
  )
