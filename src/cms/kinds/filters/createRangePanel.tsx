import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
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

/** How a bound is entered and displayed, and how the query parameter stores it. */
export type RangeScale = {
  /** shown for a bound that cannot be parsed */
  readonly invalidMessage: MessageKey
  readonly useFormatter: () => (stored: string) => string
  readonly useParser: () => BoundParser
  /** the panel with named ranges */
  readonly Presets?: ComponentType<PresetsProps>
}

export type BoundParser = {
  readonly toInput: (stored: string) => string
  /** returns undefined if the text cannot be parsed */
  readonly fromInput: (typed: string, end: BoundOperator) => string | undefined
  /** an example of the format; numbers need none */
  readonly placeholder?: string
  /** the unit in which a bound is typed */
  readonly unit?: string
  /** the day of a stored date in the format of `fromInput`, for choosing it from a calendar */
  readonly dayOf?: (stored: string) => string
}

export type PresetsProps = {
  readonly selected: RangeBounds
  readonly onChoose: (bounds: RangeBounds) => void
}

export type RangeBounds = Readonly<Record<BoundOperator, string>>
export type BoundOperator = 'gte' | 'lte'

/** Creates the panel of a range filter for numbers or dates. */
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
    const { toInput, fromInput, placeholder, unit, dayOf } = useParser()
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
      <Box
        component="form"
        sx={{ display: 'flex', flexDirection: 'column', gap: 12 }}
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
            {unit && (
              <Typography component="span" color="textDisabled" sx={{ paddingInlineEnd: 12 }}>
                {unit}
              </Typography>
            )}
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
      </Box>
    )
  }

const boundOperators: readonly BoundOperator[] = ['gte', 'lte']

const toInputs = ({ gte, lte }: RangeBounds, toInput: BoundParser['toInput']): RangeBounds => ({
  gte: toInput(gte),
  lte: toInput(lte),
})
