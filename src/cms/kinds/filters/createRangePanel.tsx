import Button from '@mui/material/Button'
import { useState, type ComponentType } from 'react'
import { formatMessage, type MessageKey } from '#domain/messages/messages.ts'
import { filterParam } from '#resource/listQuery.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useListText } from '../../context/useListText.ts'
import { useText } from '../../context/useText.ts'
import type { FilterProps } from '../kindComponents.ts'
import { isRangeFacet } from './filterOptions.ts'
import { DayPicker } from '../../components/DayPicker.tsx'
import { BoundInput } from './BoundInput.tsx'
import css from './filters.module.css'

/** How a bound is typed and shown, against how it stands in the address. */
export type RangeScale = {
  /** what is said of a bound that cannot be understood */
  readonly invalidMessage: MessageKey
  readonly useFormatter: () => (stored: string) => string
  readonly useParser: () => BoundParser
  /** ranges that have a name */
  readonly Presets?: ComponentType<PresetsProps>
}

export type BoundParser = {
  readonly toInput: (stored: string) => string
  /** undefined: this cannot be understood */
  readonly fromInput: (typed: string, end: BoundOperator) => string | undefined
  /** how it may be typed; figures need no telling */
  readonly placeholder?: string
  /** the day of a moment, as `fromInput` reads it: it may also be chosen from a calendar */
  readonly dayOf?: (stored: string) => string
}

export type PresetsProps = {
  readonly selected: RangeBounds
  readonly onChoose: (bounds: RangeBounds) => void
}

export type RangeBounds = Readonly<Record<BoundOperator, string>>
export type BoundOperator = 'gte' | 'lte'

/** From and to, in figures or moments. */
export const createRangePanel = ({
  invalidMessage,
  useFormatter,
  useParser,
  Presets,
}: RangeScale): ComponentType<FilterProps> =>
  function RangePanel({ field, values, facet, onChange }) {
    const t = useText()
    const { language } = useLanguage()
    const listText = useListText()
    const { toInput, fromInput, placeholder, dayOf } = useParser()
    const format = useFormatter()
    const storedBound = (end: BoundOperator) => values[filterParam(field.name, end)]?.[0] ?? ''
    const chosen = { gte: storedBound('gte'), lte: storedBound('lte') }
    const [typed, setTyped] = useState(() => toInputs(chosen, toInput))
    const [isSubmitted, setSubmitted] = useState(false)
    const applyBounds = ({ gte, lte }: RangeBounds) =>
      onChange({
        [filterParam(field.name, 'gte')]: gte ? [gte] : [],
        [filterParam(field.name, 'lte')]: lte ? [lte] : [],
      })
    const parseBound = (end: BoundOperator) =>
      typed[end].trim() ? fromInput(typed[end].trim(), end) : ''
    const hint = (end: BoundOperator) => {
      const value = isRangeFacet(facet) ? facet[end === 'gte' ? 'min' : 'max'] : null
      return value === null ? placeholder : format(String(value))
    }
    return (
      <form
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(true)
          const [gte, lte] = [parseBound('gte'), parseBound('lte')]
          if (gte !== undefined && lte !== undefined) applyBounds({ gte, lte })
        }}
      >
        {Presets && (
          <Presets
            selected={chosen}
            onChoose={(bounds) => {
              setTyped(toInputs(bounds, toInput))
              applyBounds(bounds)
            }}
          />
        )}
        {boundOperators.map((end) => (
          <BoundInput
            key={end}
            label={listText(end === 'gte' ? 'filter.from' : 'filter.to')}
            value={typed[end]}
            hint={hint(end)}
            error={
              isSubmitted && parseBound(end) === undefined
                ? formatMessage(invalidMessage, language, { field: field.label[language] })
                : undefined
            }
            inputMode={dayOf ? undefined : 'decimal'}
            onValueChange={(value) => {
              setSubmitted(false)
              setTyped({ ...typed, [end]: value })
            }}
          >
            {dayOf && (
              <DayPicker
                value={dayOf(parseBound(end) ?? '')}
                onPick={(day) => setTyped({ ...typed, [end]: toInput(fromInput(day, end) ?? '') })}
              />
            )}
          </BoundInput>
        ))}
        <Button type="submit" size="small" variant="contained">
          {t('list.apply')}
        </Button>
      </form>
    )
  }

const boundOperators: readonly BoundOperator[] = ['gte', 'lte']

const toInputs = ({ gte, lte }: RangeBounds, toInput: BoundParser['toInput']): RangeBounds => ({
  gte: toInput(gte),
  lte: toInput(lte),
})
