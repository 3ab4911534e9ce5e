import Button from '@mui/material/Button'
import { useState, type ComponentType } from 'react'
import { filterParam } from '#resource/query.ts'
import { useListText } from '../../context/useListText.ts'
import { useText } from '../../context/useText.ts'
import type { FilterProps } from '../face.ts'
import { isRange } from './filterOptions.ts'
import { PlainInput } from '../../pieces/PlainInput.tsx'
import css from './filters.module.css'

/** How a bound is typed and shown, against how it stands in the address. */
export type RangeScale = {
  readonly type: 'text' | 'datetime-local'
  readonly useShown: () => (stored: string) => string
  readonly useTyped: () => Typing
  /** ranges that have a name */
  readonly Presets?: ComponentType<PresetsProps>
}

export type Typing = {
  readonly toInput: (stored: string) => string
  /** undefined: this cannot be understood */
  readonly fromInput: (typed: string, end: End) => string | undefined
}

export type PresetsProps = {
  readonly chosen: Bounds
  readonly onChoose: (bounds: Bounds) => void
}

export type Bounds = Readonly<Record<End, string>>
type End = 'gte' | 'lte'

/** From and to, in figures or moments. */
export const rangePanel = ({
  type,
  useShown,
  useTyped,
  Presets,
}: RangeScale): ComponentType<FilterProps> =>
  function RangePanel({ field, values, facet, onChange }) {
    const t = useText()
    const listText = useListText()
    const { toInput, fromInput } = useTyped()
    const shown = useShown()
    const stored = (end: End) => values[filterParam(field.name, end)]?.[0] ?? ''
    const chosen = { gte: stored('gte'), lte: stored('lte') }
    const [typed, setTyped] = useState(() => inputsOf(chosen, toInput))
    const send = ({ gte, lte }: Bounds) =>
      onChange({
        [filterParam(field.name, 'gte')]: gte ? [gte] : [],
        [filterParam(field.name, 'lte')]: lte ? [lte] : [],
      })
    const bound = (end: End) => (typed[end].trim() && fromInput(typed[end].trim(), end)) || ''
    const hint = (end: End) => {
      const value = isRange(facet) ? facet[end === 'gte' ? 'min' : 'max'] : null
      return value === null ? '' : shown(String(value))
    }
    return (
      <form
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault()
          send({ gte: bound('gte'), lte: bound('lte') })
        }}
      >
        {Presets && (
          <Presets
            chosen={chosen}
            onChoose={(bounds) => {
              setTyped(inputsOf(bounds, toInput))
              send(bounds)
            }}
          />
        )}
        {ends.map((end) => (
          <label key={end} className={css.bound}>
            {listText(end === 'gte' ? 'filter.from' : 'filter.to')}
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

const ends: readonly End[] = ['gte', 'lte']

const inputsOf = ({ gte, lte }: Bounds, toInput: Typing['toInput']): Bounds => ({
  gte: toInput(gte),
  lte: toInput(lte),
})
