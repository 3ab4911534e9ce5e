import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../context/useListText.ts'
import { minColumnWidth, maxColumnWidth, clampWidth } from './arrangement.ts'
import { widthProperty } from './cellProps.ts'
import css from './ColumnHandle.module.css'

type Props = {
  readonly name: string
  readonly label: string
  /** undefined: as wide as it needs */
  readonly width: number | undefined
  readonly onResize: (width: number | undefined) => void
}

/** The edge of a column: drawn with the pointer, moved with the arrows, let go with a double click or Enter. */
export function ColumnHandle({ name, label, width, onResize }: Props) {
  const t = useListText()
  const formats = useFormats()
  const { direction } = useLanguage()
  const handle = useRef<HTMLSpanElement>(null)
  const drag = useRef<ResizeDrag>(undefined)
  const forwardSign = direction === 'rtl' ? -1 : 1
  const now = () => width ?? handle.current?.parentElement?.offsetWidth ?? minColumnWidth

  const start = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { at: event.clientX, from: now(), to: now() }
  }
  const draw = (event: PointerEvent<HTMLSpanElement>) => {
    const { current } = drag
    if (!current || event.clientX === current.at) return
    current.to = clampWidth(current.from + (event.clientX - current.at) * forwardSign)
    if (width === undefined) onResize(current.to)
    // The rows follow by themselves: drawing all of them anew would lag behind the pointer.
    event.currentTarget.closest('table')?.style.setProperty(widthProperty(name), `${current.to}px`)
  }
  const end = () => {
    const { current } = drag
    drag.current = undefined
    if (current && current.to !== current.from) onResize(current.to)
  }
  const key = (event: KeyboardEvent) => {
    const steps = { ArrowRight: forwardSign, ArrowLeft: -forwardSign }[event.key]
    if (steps) onResize(clampWidth(now() + steps * step))
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
      onPointerDown={start}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={key}
    />
  )
}

const step = 16

/** Where the pointer took hold of it, and how wide the column was and has become. */
type ResizeDrag = { readonly at: number; readonly from: number; to: number }
