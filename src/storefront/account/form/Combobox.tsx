import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { toSearchText } from '#domain/toSearchText.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useAccountText } from '../accountText.ts'
import styles from './Combobox.module.css'
import { Field } from './Field.tsx'
import field from './Field.module.css'
import { filterChoices, type Choice } from './filterChoices.ts'

type Props = {
  name: string
  label: string
  value: string
  error: string | undefined
  /** undefined while they are loading */
  choices: readonly Choice[] | undefined
  /** offered regardless of the typed text */
  fallbackChoice?: Choice
  autoComplete: string
  placeholder?: string
  isDisabled?: boolean
  isOptional?: boolean
  onValue: (value: string) => void
  /** called with what was typed when the fallback is chosen */
  onFallback?: (typed: string) => void
}

/** Selects one of many choices by typing. */
export function Combobox(props: Props) {
  const {
    name,
    label,
    value,
    error,
    choices = [],
    fallbackChoice,
    autoComplete,
    placeholder,
    isDisabled,
  } = props
  const text = useAccountText()
  const isLoading = props.choices === undefined
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [isTyping, setIsTyping] = useState(false)
  const [movedTo, setMovedTo] = useState<number>()
  const listBox = useRef<HTMLDivElement>(null)
  const fallbackChoices = fallbackChoice ? [fallbackChoice] : []
  const allChoices = [...choices, ...fallbackChoices]
  const chosen = allChoices.find((each) => each.value === value)
  const isOpen = typed !== undefined && !isDisabled
  const options = isLoading ? [] : [...filterChoices(choices, typed ?? ''), ...fallbackChoices]
  // Choices may arrive while the list is open.
  const first = isTyping ? 0 : options.findIndex((each) => each === chosen)
  const active = movedTo ?? Math.max(0, first)
  useEffect(() => {
    listBox.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpen])

  const open = (): void => {
    setTyped('')
    setMovedTo(undefined)
  }
  const close = (): void => {
    setTyped(undefined)
    setIsTyping(false)
  }
  const choose = (choice: Choice | undefined): void => {
    if (choice) props.onValue(choice.value)
    if (choice && choice === fallbackChoice && typed) props.onFallback?.(typed)
    close()
  }
  const handleInput = (next: string): void => {
    setTyped(next)
    setIsTyping(true)
    setMovedTo(undefined)
  }
  /** Selects the choice whose full name was typed or autofilled; partial names are ignored. */
  const commitTyped = (): void => {
    const typedWords = toSearchText(typed ?? '')
    choose(
      typedWords ? allChoices.find((each) => toSearchText(each.label) === typedWords) : undefined,
    )
  }
  const keyHandlers: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isOpen ? setMovedTo(Math.min(active + 1, options.length - 1)) : open()),
    ArrowUp: () => (isOpen ? setMovedTo(Math.max(active - 1, 0)) : open()),
    ...(isOpen ? { Enter: () => !isLoading && choose(options[active]), Escape: close } : {}),
  }
  /** Leaving a field by keyboard keeps what its text has found. */
  const chooseFound = (): void => {
    if (isTyping && typed && options[active]) choose(options[active])
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') chooseFound()
    const action = keyHandlers[event.key]
    if (!action) return
    event.preventDefault()
    // Otherwise the enclosing dialog would close as well.
    event.stopPropagation()
    action()
  }
  return (
    <Field label={label} error={error} isOptional={props.isOptional ?? false}>
      {(ariaProps) => (
        <div className={field.holder}>
          <input
            {...ariaProps}
            className={field.input}
            name={name}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
            autoComplete={autoComplete}
            spellCheck={false}
            disabled={isDisabled}
            placeholder={placeholder ?? text('place.choose')}
            value={isTyping ? (typed ?? '') : (chosen?.label ?? '')}
            onChange={({ target }) => handleInput(target.value)}
            onClick={() => !isOpen && open()}
            onFocus={({ target }) => target.select()}
            onBlur={commitTyped}
            onKeyDown={handleKey}
          />
          <span className={styles.arrow}>
            <ExtraIcon name="down" size={18} />
          </span>
          {isOpen && (
            <div
              ref={listBox}
              id={listId}
              role="listbox"
              aria-label={label}
              aria-busy={isLoading}
              className={styles.list}
            >
              {options.map((choice, index) => (
                <div
                  key={choice.value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  data-chosen={choice.value === value || undefined}
                  // Keeps the focus in the input.
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerUp={() => choose(choice)}
                >
                  {choice.label}
                </div>
              ))}
              {options.length === 0 && <p>{text(isLoading ? 'busy' : 'place.nothing')}</p>}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
