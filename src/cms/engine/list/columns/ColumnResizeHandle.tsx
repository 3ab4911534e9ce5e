import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import { minColumnWidth, maxColumnWidth, clampWidth } from './arrangement.ts'
import { widthProperty } from './cellAttributes.ts'
import css from './ColumnResizeHandle.module.css'

type Props = {
  readonly name: string
  readonly label: string
  /** undefined if the column takes the width it needs */
  readonly width: number | undefined
  readonly onResize: (width: number | undefined) => void
}

/**
 * The edge of a column: dragged with the pointer, moved with the arrow keys, reset with a double
 * click or Enter.
 */
export function ColumnResizeHandle({ name, label, width, onResize }: Props) {
  const t = useListText()
  const formats = useFormats()
  const { direction } = useLanguage()
  const handle = useRef<HTMLSpanElement>(null)
  const drag = useRef<ResizeDrag>(undefined)
  const forwardSign = direction === 'rtl' ? -1 : 1
  const currentWidth = () => width ?? handle.current?.parentElement?.offsetWidth ?? minColumnWidth

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
    if (width === undefined) onResize(current.dragWidth)
    // CSS resizes the rows; rendering them all would lag behind the pointer.
    event.currentTarget
      .closest('table')
      ?.style.setProperty(widthProperty(name), `${current.dragWidth}px`)
  }
  const endDrag = () => {
    const { current } = drag
    drag.current = undefined
    if (current && current.dragWidth !== current.startWidth) onResize(current.dragWidth)
  }
  const resizeByKey = (event: KeyboardEvent) => {
    const steps = { ArrowRight: forwardSign, ArrowLeft: -forwardSign }[event.key]
    if (steps) onResize(clampWidth(currentWidth() + steps * keyStep))
    else if (event.key === 'Enter') onResize(undefined)
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
      aria-label={t('columns.width', { column: label })}
      aria-valuemin={minColumnWidth}
      aria-valuemax={maxColumnWidth}
      aria-valuenow={width ?? minColumnWidth}
      aria-valuetext={width === undefined ? t('columns.automatic') : formats.number(width)}
      title={t('columns.hint')}
      onPointerDown={startDrag}
      onPointerMove={moveDrag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={resizeByKey}
    />
  )
}

const keyStep = 16

/** The start position of the pointer, and the initial and current width of the column. */
type ResizeDrag = { readonly pointerX: number; readonly startWidth: number; dragWidth: number }
