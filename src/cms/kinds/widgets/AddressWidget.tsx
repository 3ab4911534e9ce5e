import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { labelOf } from '#resource/labels.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import type { FieldAria } from '../../components/fieldAria.ts'
import type { WidgetProps } from '../kindComponents.ts'
import { CityInput } from './CityInput.tsx'
import { CountryWidget } from './CountryWidget.tsx'

const lineNames = ['address', 'additionalDetails'] as const
type Part = 'country' | 'city' | (typeof lineNames)[number]

/** An address: a country, one of its cities or another one, and further lines. */
export function AddressWidget({ field, id, value, onChange, errors }: WidgetProps) {
  const { language } = useLanguage()
  const address = isRecord(value) ? value : {}
  const { required = [] } = kinds[field.kind].inputSchema(field.property)
  // Once any part is filled in, the required parts are required.
  const hasAddress = Object.keys(address).length > 0
  const textOf = (name: Part): string => String(address[name] ?? '')
  const update = (change: Partial<Record<Part, unknown>>) => {
    const next = Object.entries({ ...address, ...change }).filter(([, part]) => part)
    onChange(next.length ? Object.fromEntries(next) : undefined)
  }
  const frameProps = (name: Part) => ({
    id: `${id}_${name}`,
    label: labelOf(name, undefined)[language],
    required: hasAddress && required.includes(name),
    error: errors[`/${name}`],
  })
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        gap: 16,
      }}
    >
      <FieldFrame {...frameProps('country')}>
        {(aria) => (
          <CountryWidget
            aria={aria}
            value={address['country']}
            // A city belongs to one country, so another country clears it.
            onChange={(country) => update({ country, city: undefined })}
          />
        )}
      </FieldFrame>
      <FieldFrame {...frameProps('city')}>
        {(aria) => (
          <CityInput
            key={textOf('country')}
            aria={aria}
            country={textOf('country')}
            value={textOf('city')}
            onChange={(city) => update({ city })}
          />
        )}
      </FieldFrame>
      {lineNames.map((name) => (
        <FieldFrame key={name} {...frameProps(name)}>
          {(aria) => (
            <Line aria={aria} value={textOf(name)} onChange={(line) => update({ [name]: line })} />
          )}
        </FieldFrame>
      ))}
    </Box>
  )
}

type LineProps = {
  readonly aria: FieldAria
  readonly value: string
  readonly onChange: (value: string) => void
}

const Line = ({ aria, value, onChange }: LineProps) => (
  <OutlinedInput
    fullWidth
    value={value}
    error={aria['aria-invalid']}
    slotProps={{ input: { ...aria, dir: 'auto' } }}
    onChange={({ target }) => onChange(target.value)}
  />
)
