import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { useText } from '../../context/useText.ts'

const SearchDialog = lazy(async () => ({
  default: (await import('./SearchDialog.tsx')).SearchDialog,
}))

/** Searches all records and screens; opened with its button, '/' or Ctrl+K. */
export function GlobalSearch() {
  const t = useText()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      openAfterPaint(setOpen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const label = t('search.everywhere')
  return (
    <>
      <IconButton
        aria-label={label}
        aria-keyshortcuts="/ Control+K"
        title={`${label} (/)`}
        onClick={() => openAfterPaint(setOpen)}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Ignores shortcuts while the user types in a field or a dialog is open. */
function isSearchShortcut({ key, code, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isControlK = code === 'KeyK' && (ctrlKey || metaKey) && !altKey
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey
  if (!isControlK && !isSlash) return false
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  if (isSlash && isTyping) return false
  return !document.querySelector('[role=dialog], dialog[open]')
}
