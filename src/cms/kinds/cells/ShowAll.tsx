import { useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { useText } from '../../context/useText.ts'
import css from './Rows.module.css'

type CollapsedList<T> = {
  readonly visible: readonly T[]
  /** the number of all items, if some are still hidden */
  readonly count: number | undefined
  readonly showAll: () => void
}

/** Returns the first items until all are requested. */
export function useCollapsedList<T>(all: readonly T[], initialCount: number): CollapsedList<T> {
  const [open, setOpen] = useState(false)
  const isCollapsed = !open && all.length > initialCount
  return {
    visible: isCollapsed ? all.slice(0, initialCount) : all,
    count: isCollapsed ? all.length : undefined,
    showAll: () => setOpen(true),
  }
}

export function ShowAll({ count, showAll }: Omit<CollapsedList<unknown>, 'visible'>) {
  const t = useText()
  const formats = useFormats()
  if (count === undefined) return null
  return (
    <button type="button" className={css.all} onClick={showAll}>
      {t('detail.showAll', { n: formats.number(count) })}
    </button>
  )
}
