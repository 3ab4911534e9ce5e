import Button from '@mui/material/Button'
import { useState, type ComponentType } from 'react'
import { say, type MessageKey } from '#domain/messages/messages.ts'
import { filterParam } from '#resource/query.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useListText } from '../../context/useListText.ts'
import { useText } from '../../context/useText.ts'
import type { FilterProps } from '../face.ts'
import { isRange } from './filterOptions.ts'
import { PickDay } from '../../pieces/PickDay.tsx'
import { Bound } from './Bound.tsx'
import css from './filters.module.css'

/** How a bound is typed and shown, against how it stands in the address. */
export type RangeScale = {
  /** what is said of a bound that cannot be understood */
  readonly unread: MessageKey
  readonly useShown: () => (stored: string) => string
  readonly useTyped: () => Typing
  /** ranges that have a name */
  readonly Presets?: ComponentType<PresetsProps>
}

export type Typing = {
  readonly toInput: (stored: string) => string
  /** undefined: this cannot be understood */
  readonly fromInput: (typed: string, end: End) => string | undefined
  /** how it may be typed; figures need no telling */
  readonly shape?: string
  /** the day of a moment, as `fromInput` reads it: it may also be chosen from a calendar */
  readonly dayOf?: (stored: string) => string
}

export type PresetsProps = {
  readonly chosen: Bounds
  readonly onChoose: (bounds: Bounds) => void
}

export type Bounds = Readonly<Record<End, string>>
export type End = 'gte' | 'lte'

/** From and to, in figures or moments. */
export const rangePanel = ({
  unread,
  useShown,
  useTyped,
  Presets,
}: RangeScale): ComponentType<FilterProps> =>
  function RangePanel({ field, values, facet, onChange }) {
    const t = useText()
    const { language } = useLanguage()
    const listText = useListText()
    const { toInput, fromInput, shape, dayOf } = useTyped()
    const shown = useShown()
    const stored = (end: End) => values[filterParam(field.name, end)]?.[0] ?? ''
    const chosen = { gte: stored('gte'), lte: stored('lte') }
    const [typed, setTyped] = useState(() => inputsOf(chosen, toInput))
    const [tried, setTried] = useState(false)
    const send = ({ gte, lte }: Bounds) =>
      onChange({
        [filterParam(field.name, 'gte')]: gte ? [gte] : [],
        [filterParam(field.name, 'lte')]: lte ? [lte] : [],
      })
    const bound = (end: End) => (typed[end].trim() ? fromInput(typed[end].trim(), end) : '')
    const hint = (end: End) => {
      const value = isRange(facet) ? facet[end === 'gte' ? 'min' : 'max'] : null
      return value === null ? shape : shown(String(value))
    }
    return (
      <form
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          const [gte, lte] = [bound('gte'), bound('lte')]
          if (gte !== undefined && lte !== undefined) send({ gte, lte })
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
          <Bound
            key={end}
            label={listText(end === 'gte' ? 'filter.from' : 'filter.to')}
            value={typed[end]}
            hint={hint(end)}
            error={
              tried && bound(end) === undefined
                ? say(unread, language, { field: field.label[language] })
                : undefined
            }
            inputMode={dayOf ? undefined : 'decimal'}
            onType={(value) => {
              setTried(false)
              setTyped({ ...typed, [end]: value })
            }}
          >
            {dayOf && (
              <PickDay
                value={dayOf(bound(end) ?? '')}
                onPick={(day) => setTyped({ ...typed, [end]: toInput(fromInput(day, end) ?? '') })}
              />
            )}
          </Bound>
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
