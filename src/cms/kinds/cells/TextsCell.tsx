import { listOrEmpty } from '#resource/kinds/kind.ts'
import type { CellProps } from '../kindComponents.ts'
import { Chips } from './Chips.tsx'

export const TextsCell = ({ value, size }: CellProps) => (
  <Chips labels={listOrEmpty(value).map(String)} size={size} />
)
