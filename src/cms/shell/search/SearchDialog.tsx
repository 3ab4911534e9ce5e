import SearchIcon from '@mui/icons-material/Search'
import Dialog from '@mui/material/Dialog'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useText } from '../../context/useText.ts'
import { PlainInput } from '../../pieces/PlainInput.tsx'
import css from './Search.module.css'
import { useFindings, type Finding } from './useFindings.ts'

/** What is found stands under the words, screens first; arrows go through it, Enter opens it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const { screens, groups, isShort, isWaiting, hasFailed } = useFindings(words)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const isEmpty = screens.length === 0 && groups.length === 0

  const onKeyDown = (event: KeyboardEvent): void => {
    const places = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = places.findIndex((place) => place === document.activeElement)
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && at === 0) places[1]?.click()
    if (by === undefined) return
    event.preventDefault()
    places[(at + by + places.length) % places.length]?.focus()
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
      <div ref={frame} className={css.search}>
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
        <Found title={t('search.screens')} found={screens} onClose={onClose} />
        {groups.map(({ resource, found }) => (
          <Found
            key={resource.name}
            title={resource.labels.many[language]}
            found={found}
            onClose={onClose}
          />
        ))}
        <p className={css.note} role="status">
          {isShort && isEmpty && t('search.hint')}
          {hasFailed && !isWaiting && t('search.failed')}
          {!isShort && isEmpty && !isWaiting && !hasFailed && t('search.nothing', { words })}
        </p>
      </div>
    </Dialog>
  )
}

type FoundProps = { title: string; found: readonly Finding[]; onClose: () => void }

function Found({ title, found, onClose }: FoundProps) {
  const formats = useFormats()
  if (found.length === 0) return null
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.found}>
        {found.map(({ to, title: name }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              <bdi>{formats.digits(name)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
