import { useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { useText } from '../../context/useText.ts'
import css from './Rows.module.css'

type First<T> = {
  readonly shown: readonly T[]
  /** of all of them, where some are not shown yet */
  readonly count: number | undefined
  readonly showAll: () => void
}

/** The first ones of many, until all are wanted. */
export function useFirst<T>(all: readonly T[], atOnce: number): First<T> {
  const [open, setOpen] = useState(false)
  const hides = !open && all.length > atOnce
  return {
    shown: hides ? all.slice(0, atOnce) : all,
    count: hides ? all.length : undefined,
    showAll: () => setOpen(true),
  }
}

export function ShowAll({ count, showAll }: Omit<First<unknown>, 'shown'>) {
  const t = useText()
  const formats = useFormats()
  if (count === undefined) return null
  return (
    <button type="button" className={css.all} onClick={showAll}>
      {t('detail.showAll', { n: formats.number(count) })}
    </button>
  )
}
