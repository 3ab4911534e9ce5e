import { isRecord } from '#resource/kinds/kind.ts'
import type { CellProps } from '../face.ts'
import { TextCell } from './TextCell.tsx'

const parts = ['fullName', 'address', 'city', 'country', 'phone']

export function AddressCell({ value, ...props }: CellProps) {
  const text = isRecord(value) ? parts.flatMap((part) => value[part] ?? []).join(', ') : ''
  return <TextCell {...props} value={text} />
}
