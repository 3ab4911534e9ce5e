import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../context/useListText.ts'
import { useText } from '../../context/useText.ts'
import { PlainInput } from '../../components/PlainInput.tsx'
import { Subtitle } from '../../components/Subtitle.tsx'
import css from './Search.module.css'
import type { SearchResult } from './searchResults.ts'
import { useSearchResults } from './useSearchResults.ts'
import { useRecentResults } from './useRecentResults.ts'

/**
 * Shows the results below the search box, screens first; arrow keys select one and Enter opens it.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const listText = useListText()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const { screens, groups, isGuess, isShort, isWaiting, hasFailed } = useSearchResults(words)
  const recent = useRecentResults()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const isEmpty = screens.length === 0 && groups.length === 0

  const onKeyDown = (event: KeyboardEvent): void => {
    const focusable = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = focusable.findIndex((element) => element === document.activeElement)
    const offset = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && at === 0) {
      // Otherwise the key would also press the button that the focus returns to.
      event.preventDefault()
      focusable[1]?.click()
    }
    if (offset === undefined) return
    event.preventDefault()
    focusable[(at + offset + focusable.length) % focusable.length]?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      classes={{ container: css.container ?? '' }}
    >
      <Box ref={frame} sx={{ display: 'grid', gap: 12, padding: 16 }}>
        <h2 id={id} className="visually-hidden">
          {t('search.everywhere')}
        </h2>
        <PlainInput
          autoFocus
          type="search"
          value={typed}
          placeholder={t('search.everywhere')}
          aria-label={t('search.everywhere')}
          onChange={({ target }) => setTyped(target.value)}
          start={<SearchIcon fontSize="small" />}
        />
        {words === '' && (
          <ResultGroup title={listText('search.recent')} results={recent} onClose={onClose} />
        )}
        <ResultGroup title={listText('search.screens')} results={screens} onClose={onClose} />
        {isGuess && <p className={css.guess}>{listText('search.similar', { words })}</p>}
        {groups.map(({ title, results }) => (
          <ResultGroup key={title} title={title} results={results} onClose={onClose} />
        ))}
        <p className={css.note} role="status">
          {isShort && isEmpty && listText('search.hint')}
          {hasFailed && !isWaiting && listText('search.failed')}
          {!isShort && isEmpty && !isWaiting && !hasFailed && listText('search.nothing', { words })}
        </p>
      </Box>
    </Dialog>
  )
}

type ResultGroupProps = { title: string; results: readonly SearchResult[]; onClose: () => void }

function ResultGroup({ title, results: found, onClose }: ResultGroupProps) {
  const formats = useFormats()
  if (found.length === 0) return null
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.found}>
        {found.map(({ to, title: name, subtitle }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              <span>
                <bdi>{formats.digits(name)}</bdi>
              </span>
              <Subtitle parts={subtitle} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
