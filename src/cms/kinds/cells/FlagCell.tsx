import { useText } from '../../context/useText.ts'
import type { CellProps } from '../kindComponents.ts'
import css from './cells.module.css'

/** A flag as a dot and a word. */
export function FlagCell({ field, value }: CellProps) {
  const t = useText()
  const isOn = value === true
  return (
    <span className={css.status} data-on={isOn}>
      {t(textKeys[field.name]?.[isOn ? 1 : 0] ?? (isOn ? 'detail.yes' : 'detail.no'))}
    </span>
  )
}

/** The flags that any resource may have are shown as states instead of yes or no. */
const textKeys: Readonly<
  Record<string, readonly ['status.hidden' | 'status.inactive', 'status.visible' | 'status.active']>
> = {
  visible: ['status.hidden', 'status.visible'],
  active: ['status.inactive', 'status.active'],
}
