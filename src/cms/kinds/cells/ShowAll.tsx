import Box from '@mui/material/Box'
import { useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { useText } from '../../context/useText.ts'

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
    <Box
      component="button"
      type="button"
      sx={{
        marginBlockStart: 8,
        padding: '8px 0',
        color: 'var(--accent)',
        fontWeight: 500,
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      }}
      onClick={showAll}
    >
      {t('detail.showAll', { n: formats.number(count) })}
    </Box>
  )
}
