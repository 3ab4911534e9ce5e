import Button from '@mui/material/Button'
import { useState } from 'react'
import { filterParam } from '#resource/query.ts'
import { useText } from '../../context/useText.ts'
import type { Filter, FilterProps } from '../face.ts'
import { isRange } from './filterOptions.ts'
import { PlainInput } from '../../pieces/PlainInput.tsx'
import css from './filters.module.css'

/** How a bound is typed and shown, against how it stands in the address. */
export type RangeScale = {
  readonly type: 'text' | 'datetime-local'
  readonly useShown: () => (stored: string) => string
  readonly useTyped: () => Typing
}

export type Typing = {
  readonly toInput: (stored: string) => string
  /** undefined: this cannot be understood */
  readonly fromInput: (typed: string, end: 'gte' | 'lte') => string | undefined
}

type End = 'gte' | 'lte'

export function rangeFilter({ type, useShown, useTyped }: RangeScale): Filter {
  function Panel({ field, values, facet, onChange }: FilterProps) {
    const t = useText()
    const { toInput, fromInput } = useTyped()
    const shown = useShown()
    const stored = (end: End) => values[filterParam(field.name, end)]?.[0]
    const [typed, setTyped] = useState({
      gte: toInput(stored('gte') ?? ''),
      lte: toInput(stored('lte') ?? ''),
    })
    const bound = (end: End) => {
      const value = typed[end].trim() && fromInput(typed[end].trim(), end)
      return { [filterParam(field.name, end)]: value ? [value] : [] }
    }
    const hint = (end: End) => {
      const value = isRange(facet) ? facet[end === 'gte' ? 'min' : 'max'] : null
      return value === null ? '' : shown(String(value))
    }
    return (
      <form
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ ...bound('gte'), ...bound('lte') })
        }}
      >
        {ends.map((end) => (
          <label key={end} className={css.bound}>
            {t(end === 'gte' ? 'list.from' : 'list.to')}
            <PlainInput
              type={type}
              value={typed[end]}
              placeholder={hint(end)}
              inputMode={type === 'text' ? 'decimal' : undefined}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
            />
          </label>
        ))}
        <Button type="submit" size="small" variant="contained">
          {t('list.apply')}
        </Button>
      </form>
    )
  }

  function Summary({ field, values }: FilterProps) {
    const shown = useShown()
    const from = values[filterParam(field.name, 'gte')]?.[0]
    const to = values[filterParam(field.name, 'lte')]?.[0]
    if (from && to) return `${shown(from)} – ${shown(to)}`
    return from ? `≥ ${shown(from)}` : `≤ ${shown(to ?? '')}`
  }

  return { Panel, Summary }
}

const ends: readonly End[] = ['gte', 'lte']
