import InputAdornment from '@mui/material/InputAdornment'
import { useFormats } from '#ui/useFormats.ts'
import type { WidgetProps } from '../kindComponents.ts'
import { NumberInput } from './NumberInput.tsx'

export function NumberWidget({ field, value, onChange, aria }: WidgetProps) {
  const { percentSign } = useFormats()
  return (
    <NumberInput
      value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
      isInteger={field.property.type === 'integer'}
      aria={aria}
      onChange={onChange}
      {...(field.property.format === 'percent' && {
        endAdornment: <InputAdornment position="end">{percentSign}</InputAdornment>,
      })}
    />
  )
}
