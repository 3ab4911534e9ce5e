import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterPaint } from '#ui/afterPaint.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { pathIn } from '../routing/Link.tsx'
import { formQuery } from '../data/formQuery.ts'
import { lazyOptional } from '../lazyOptional.ts'
import { normalizeSearch } from '../data/normalizeSearch.ts'
import { useSuggestions } from './useSuggestions.ts'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './SearchField.module.css'

const Suggestions = lazyOptional(async () => (await import('./Suggestions.tsx')).Suggestions)

/** The search of the header. Without scripts it is a plain form. */
export function SearchField() {
  const { pathname, search } = useLocation()
  const searchParam = pathname === '/products' ? new URLSearchParams(search).get('search') : ''
  const words = normalizeSearch(searchParam ?? '')
  const text = useText()
  const formats = useFormats()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const listId = useId()
  const [typed, setTyped] = useState(words)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  // The field is not reset while the user is typing.
  useEffect(() => {
    if (field.current !== document.activeElement) setTyped(words)
  }, [pathname, words])
  const suggestions = useSuggestions(isOpen ? typed : '', {
    categories: text('nav.category'),
    applications: text('nav.application'),
    useCases: text('nav.useCase'),
    industries: text('nav.industry'),
  })
  const isListVisible = isOpen && suggestions.length > 0
  const close = (): void => {
    setOpen(false)
    setActive(-1)
  }
  /** Removes the focus, which closes the list, and opens the chosen page. */
  const goTo = (to: string): void => {
    field.current?.blur()
    afterPaint(() => void navigate(to))
  }
  const handleKey = (event: KeyboardEvent): void => {
    const chosen = suggestions[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && isListVisible) close()
    else if (event.key === 'Enter' && isListVisible && chosen) goTo(chosen.to)
    else if (step && isListVisible) {
      // Index -1 is the typed text itself.
      setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    } else return
    event.preventDefault()
  }
  return (
    <form
      action={pathIn(language, '/products')}
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        goTo(`/products?${formQuery(event.currentTarget)}`)
      }}
    >
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        name="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(target === document.activeElement)
          setActive(-1)
        }}
        onKeyDown={handleKey}
        onBlur={close}
        placeholder={text('header.searchHint')}
        role="combobox"
        aria-label={text('header.search')}
        aria-autocomplete="list"
        aria-expanded={isListVisible}
        aria-controls={listId}
        aria-activedescendant={isListVisible && active >= 0 ? `${listId}-${active}` : undefined}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className={styles.submit} aria-label={text('header.submitSearch')}>
        <Icon name="arrow" size={18} />
      </button>
      <div
        id={listId}
        role="listbox"
        aria-label={text('header.suggestions')}
        className={styles.list}
        hidden={!isListVisible}
      >
        {isListVisible && (
          <Suspense>
            <Suggestions
              listId={listId}
              suggestions={suggestions}
              active={active}
              onChoose={goTo}
            />
          </Suspense>
        )}
      </div>
      <p role="status" className="hidden">
        {isListVisible ? text('header.suggested', { n: formats.number(suggestions.length) }) : ''}
      </p>
    </form>
  )
}
