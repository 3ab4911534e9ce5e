import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { durationMinutes, durationUnits, type DurationUnit } from '#domain/duration.ts'
import { durationUnitName, formatDuration } from '#domain/formatDuration.ts'
import { formatPlainNumber, parseNumber } from '#domain/parseNumber.ts'
import { filterParam } from '#resource/listQuery.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Blank } from './cells/Blank.tsx'
import { createRangePanel } from './filters/createRangePanel.tsx'
import type { CellProps, FaceParts, FilterProps, WidgetProps } from './kindComponents.ts'
import { NumberInput } from './widgets/NumberInput.tsx'

function DurationCell({ value }: CellProps) {
  const { language } = useLanguage()
  return typeof value === 'string' ? formatDuration(value, language) : <Blank />
}

const designators = { year: 'Y', month: 'M', day: 'D', hour: 'H', minute: 'M' } as const
type Typed = Readonly<Partial<Record<DurationUnit, number | string>>>

/** Like ISO 8601, but with whatever was typed instead of a number, which no schema accepts. */
const typedPattern =
  /^P(?:([^A-Z]*)Y)?(?:([^A-Z]*)M)?(?:([^A-Z]*)D)?(?:T(?:([^A-Z]*)H)?(?:([^A-Z]*)M)?)?$/

const typedIn = (value: unknown): Typed => {
  const [, ...texts] = typedPattern.exec(String(value ?? '')) ?? []
  return Object.fromEntries(
    durationUnits.flatMap((unit, index) => {
      const text = texts[index]
      return text === undefined ? [] : [[unit, /^\d+$/.test(text) ? Number(text) : text]]
    }),
  )
}

function toIso(typed: Typed): string | undefined {
  const [date, time] = [durationUnits.slice(0, 3), durationUnits.slice(3)].map((units) =>
    units
      .flatMap((unit) =>
        typed[unit] === undefined ? [] : `${String(typed[unit]).toLowerCase()}${designators[unit]}`,
      )
      .join(''),
  )
  return date || time ? `P${date}${time && `T${time}`}` : undefined
}

/** A number for each unit; all of them empty is no duration. */
function DurationInput({ value, onChange, aria }: WidgetProps) {
  const { language } = useLanguage()
  const typed = typedIn(value)
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))', gap: 8 }}
    >
      {durationUnits.map((unit) => {
        const name = durationUnitName(unit, language)
        return (
          <NumberInput
            key={unit}
            value={typed[unit]}
            isInteger
            aria={{
              'aria-label': name,
              'aria-invalid': aria['aria-invalid'],
              'aria-describedby': aria['aria-describedby'],
            }}
            onChange={(count) => onChange(toIso({ ...typed, [unit]: count }))}
            endAdornment={<InputAdornment position="end">{name}</InputAdornment>}
          />
        )
      })}
    </Box>
  )
}

const minutesPerDay = durationMinutes('P1D')

/** Bounds are typed in days; the address holds ISO 8601. */
const FilterPanel = createRangePanel({
  invalidMessage: 'field.type.number',
  useFormatter: () => {
    const { language } = useLanguage()
    return (minutes) => formatDuration(isoOfMinutes(Number(minutes)), language)
  },
  useParser: () => {
    const { language } = useLanguage()
    return {
      unit: durationUnitName('day', language),
      toInput: (iso) =>
        iso ? formatPlainNumber(durationMinutes(iso) / minutesPerDay, language) : '',
      fromInput: (typed) => {
        const days = parseNumber(typed, language)
        return days === undefined || days < 0 ? undefined : isoOfMinutes(days * minutesPerDay)
      },
    }
  },
})

function isoOfMinutes(minutes: number): string {
  const days = Math.floor(minutes / minutesPerDay)
  const rest = Math.round(minutes - days * minutesPerDay)
  return rest ? `P${days}DT${rest}M` : `P${days}D`
}

function FilterSummary({ field, values }: FilterProps) {
  const { language } = useLanguage()
  const [from, to] = (['gte', 'lte'] as const).map((end) => {
    const iso = values[filterParam(field.name, end)]?.[0]
    return iso && formatDuration(iso, language)
  })
  if (from && to) return `${from} – ${to}`
  return from ? `≥ ${from}` : `≤ ${to}`
}

export const durationFace: FaceParts = {
  Cell: DurationCell,
  Input: DurationInput,
  FilterPanel,
  FilterSummary,
}
