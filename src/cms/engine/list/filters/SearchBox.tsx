import ClearIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../context/useText.ts'
import { PlainInput } from '../../../components/PlainInput.tsx'
import css from '../ListScreen.module.css'

type Props = {
  readonly value: string
  readonly label: string
  readonly onChange: (value: string) => void
}

/** Searches while the user types, shortly after the last key press. */
export function SearchBox({ value, label, onChange }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const lastSent = useRef(value)
  useEffect(() => {
    // Changed from outside: by going back or by clearing all filters.
    if (value !== lastSent.current) setTyped(value)
    lastSent.current = value
  }, [value])
  useEffect(() => {
    if (typed.trim() === lastSent.current) return
    const timer = setTimeout(() => {
      lastSent.current = typed.trim()
      onChange(typed.trim())
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, onChange])
  return (
    <PlainInput
      className={css.search ?? ''}
      value={typed}
      placeholder={label}
      aria-label={label}
      type="search"
      onChange={({ target }) => setTyped(target.value)}
      start={<SearchIcon fontSize="small" />}
      end={
        typed && (
          <IconButton size="small" aria-label={t('action.clear')} onClick={() => setTyped('')}>
            <ClearIcon fontSize="small" />
          </IconButton>
        )
      }
    />
  )
}

const debounceMs = 300
