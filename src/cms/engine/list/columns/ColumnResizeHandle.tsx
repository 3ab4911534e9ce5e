import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import { minColumnWidth, maxColumnWidth, clampWidth } from './arrangement.ts'
import { columnWidth, widthProperty } from './cellAttributes.ts'
import type { RecordColumn } from '../tableFeatures.ts'
import css from './ColumnResizeHandle.module.css'

/**
 * The edge of a column: dragged with the pointer, moved with the arrow keys, reset with a double
 * click or Enter.
 */
export function ColumnResizeHandle({ column }: { column: RecordColumn }) {
  const t = useListText()
  const formats = useFormats()
  const { direction, language } = useLanguage()
  const handle = useRef<HTMLSpanElement>(null)
  const drag = useRef<ResizeDrag>(undefined)
  const forwardSign = direction === 'rtl' ? -1 : 1
  const width = columnWidth(column)
  const currentWidth = () => width ?? handle.current?.parentElement?.offsetWidth ?? minColumnWidth
  const setWidth = (next: number) =>
    column.table.setColumnSizing((widths) => ({ ...widths, [column.id]: next }))

  const startDrag = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = {
      pointerX: event.clientX,
      startWidth: currentWidth(),
      dragWidth: currentWidth(),
    }
  }
  const moveDrag = (event: PointerEvent<HTMLSpanElement>) => {
    const { current } = drag
    if (!current || event.clientX === current.pointerX) return
    current.dragWidth = clampWidth(
      current.startWidth + (event.clientX - current.pointerX) * forwardSign,
    )
    if (width === undefined) setWidth(current.dragWidth)
    // CSS resizes the rows; rendering them all would lag behind the pointer.
    event.currentTarget
      .closest('table')
      ?.style.setProperty(widthProperty(column.id), `${current.dragWidth}px`)
  }
  const endDrag = () => {
    const { current } = drag
    drag.current = undefined
    if (current && current.dragWidth !== current.startWidth) setWidth(current.dragWidth)
  }
  const resizeByKey = (event: KeyboardEvent) => {
    const steps = { ArrowRight: forwardSign, ArrowLeft: -forwardSign }[event.key]
    if (steps) setWidth(clampWidth(currentWidth() + steps * keyStep))
    else if (event.key === 'Enter') column.resetSize()
    else return
    event.preventDefault()
  }
  return (
    <span
      ref={handle}
      className={css.handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('columns.width', {
        column: column.columnDef.meta?.label[language] ?? column.id,
      })}
      aria-valuemin={minColumnWidth}
      aria-valuemax={maxColumnWidth}
      aria-valuenow={width ?? minColumnWidth}
      aria-valuetext={width === undefined ? t('columns.automatic') : formats.number(width)}
      title={t('columns.hint')}
      onPointerDown={startDrag}
      onPointerMove={moveDrag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onDoubleClick={() => column.resetSize()}
      onKeyDown={resizeByKey}
    />
  )
}

const keyStep = 16

/** The start position of the pointer, and the initial and current width of the column. */
type ResizeDrag = { readonly pointerX: number; readonly startWidth: number; dragWidth: number }
