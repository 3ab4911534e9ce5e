import DragIcon from '@mui/icons-material/DragIndicator'
import { useEffect, useRef } from 'react'
import { useRecordText } from '../../../context/useRecordText.ts'
import type { Reorder } from './useReorder.ts'
import css from './ReorderHandle.module.css'

type Props = { readonly id: string; readonly title: string; readonly reorder: Reorder }

/** The handle of a row, for dragging it or moving it with the arrow keys. */
export function ReorderHandle({ id, title, reorder }: Props) {
  const recordText = useRecordText()
  const button = useRef<HTMLButtonElement>(null)
  const wasMoved = reorder.moved?.id === id
  const position = reorder.moved?.position
  // A row that is moved within the page loses the focus.
  useEffect(() => {
    if (wasMoved) button.current?.focus()
  }, [wasMoved, position])
  return (
    <button
      ref={button}
      type="button"
      className={css.handle}
      aria-label={recordText('place.handle', { what: title })}
      title={recordText('place.handle', { what: title })}
      onKeyDown={(event) => {
        const by = offsets[event.key]
        if (!by) return
        event.preventDefault()
        reorder.moveBy(id, by)
      }}
    >
      <DragIcon fontSize="small" />
    </button>
  )
}

const offsets: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
