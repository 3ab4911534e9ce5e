import OutlinedInput from '@mui/material/OutlinedInput'
import { kinds } from '#resource/kinds/kinds.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { labelOf } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import type { WidgetProps } from '../face.ts'
import css from './widgets.module.css'

/** The parts of an address, as its kind lists them. */
export function AddressWidget({ field, id, value, onChange, errors }: WidgetProps) {
  const { language } = useLanguage()
  const given = isRecord(value) ? value : {}
  const { properties = {}, required = [] } = kinds.address.input(field.property)
  return (
    <div className={css.pair}>
      {Object.keys(properties).map((name) => (
        <FieldFrame
          key={name}
          id={`${id}_${name}`}
          label={labelOf(name, undefined)[language]}
          required={required.includes(name)}
          error={errors[`/${name}`]}
        >
          {(aria) => (
            <OutlinedInput
              fullWidth
              value={String(given[name] ?? '')}
              slotProps={{ input: aria }}
              onChange={({ target }) => {
                const { [name]: _, ...rest } = given
                const next = target.value ? { ...rest, [name]: target.value } : rest
                onChange(Object.keys(next).length ? next : undefined)
              }}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  )
}
