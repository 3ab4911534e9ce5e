import type { WidgetProps } from '../face.ts'
import { FigureInput } from './FigureInput.tsx'

export const NumberWidget = ({ field, value, onChange, aria, readOnly }: WidgetProps) => (
  <FigureInput
    value={typeof value === 'number' ? value : undefined}
    whole={field.property.type === 'integer'}
    aria={aria}
    onChange={onChange}
    readOnly={readOnly ?? false}
  />
)
