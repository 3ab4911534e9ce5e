import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import combobox from '../account/form/Combobox.module.css'
import field from '../account/form/Field.module.css'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { cardQuery, toCard, type Card } from '../data/card.ts'
import { useShop } from '../hooks/useShop.ts'
import { useShopApi } from '../hooks/useShopApi.ts'
import { useInquiryText } from './inquiryText.ts'
import styles from './ProductPicker.module.css'

type Props = {
  isInvalid: boolean
  describedBy: string | undefined
  onChoose: (card: Card) => void
}

/** Delay between the last keystroke and the search, in milliseconds. */
const debounceMs = 200

/** Finds a product by part of its name or code. */
export function ProductPicker({ isInvalid, describedBy, onChoose }: Props) {
  const text = useInquiryText()
  const formats = useFormats()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const cards = useProductSearch(typed)
  const isOpen = typed.trim() !== '' && cards !== undefined
  const choose = (card: Card | undefined): void => {
    if (!card) return
    onChoose(card)
    setTyped('')
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (!isOpen) return
    const last = cards.length - 1
    const keyHandlers: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive(Math.min(active + 1, last)),
      ArrowUp: () => setActive(Math.max(active - 1, 0)),
      Enter: () => choose(cards[active]),
      Escape: () => setTyped(''),
    }
    const action = keyHandlers[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <div className={field.holder}>
      <input
        className={`${field.input} ${styles.input}`}
        type="text"
        role="combobox"
        aria-label={text('inquiry.addProduct')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && cards[active] ? `${listId}-${active}` : undefined}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        placeholder={text('inquiry.addProduct')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onBlur={() => setTyped('')}
        onKeyDown={handleKey}
      />
      <span className={combobox.arrow}>
        <ExtraIcon name="search" size={18} />
      </span>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={text('inquiry.addProduct')}
          className={combobox.list}
        >
          {cards.map((card, index) => (
            <div
              key={card.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerUp={() => choose(card)}
            >
              {formats.digits(card.name)} <Code>{card.code}</Code>
            </div>
          ))}
          {cards.length === 0 && <p>{text('inquiry.nothingFound')}</p>}
        </div>
      )}
    </div>
  )
}

/** Returns the matching products, or undefined while loading. */
function useProductSearch(typed: string): readonly Card[] | undefined {
  const api = useShopApi()
  const metadata = useShop()?.metadata
  const [results, setResults] = useState<readonly Card[]>()
  const words = typed.trim()
  useEffect(() => {
    setResults(undefined)
    if (!words || !metadata) return
    const controller = new AbortController()
    const search = async (): Promise<void> => {
      const query = cardQuery([
        ['search', words],
        ['limit', '8'],
        ['total', 'false'],
      ])
      const { data } = await api.products(query, controller.signal)
      setResults(data.map((product) => toCard(product, metadata)))
    }
    const timer = setTimeout(() => void search().catch(() => undefined), debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, metadata, words])
  return results
}
