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
      // What is found makes it longer: it grows from where it began.
      slotProps={{ container: { sx: { alignItems: 'start' } } }}
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
        {isGuess && (
          <Box
            component="p"
            sx={{
              padding: 8,
              borderRadius: 'var(--radius-s)',
              background: 'var(--infoSoft)',
              fontSize: 14,
            }}
          >
            {listText('search.similar', { words })}
          </Box>
        )}
        {groups.map(({ title, results }) => (
          <ResultGroup key={title} title={title} results={results} onClose={onClose} />
        ))}
        <Box
          component="p"
          sx={{
            margin: '0 8px',
            color: 'var(--muted)',
            fontSize: 14,
            '&:empty': { display: 'none' },
          }}
          role="status"
        >
          {isShort && isEmpty && listText('search.hint')}
          {hasFailed && !isWaiting && listText('search.failed')}
          {!isShort && isEmpty && !isWaiting && !hasFailed && listText('search.nothing', { words })}
        </Box>
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
      <Box
        component="h2"
        sx={{
          margin: '0 8px 4px',
          color: 'var(--muted)',
          fontSize: 'var(--caption)',
          fontWeight: 500,
        }}
      >
        {title}
      </Box>
      <Box
        component="ul"
        sx={{
          '& a': {
            display: 'grid',
            padding: 8,
            borderRadius: 'var(--radius-s)',
            color: 'var(--text)',
            textDecoration: 'none',
          },
          '& a > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
          '& a:is(:hover, :focus-visible)': { background: 'var(--accentSoft)' },
        }}
      >
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
      </Box>
    </section>
  )
}
