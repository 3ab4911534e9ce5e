import type { WidgetProps } from '../../kindComponents.ts'
import { PicturesWidget } from './PicturesWidget.tsx'

/** A single picture: a list of pictures with a limit of one. */
export const PictureWidget = ({ field, value, onChange, ...props }: WidgetProps) => (
  <PicturesWidget
    {...props}
    field={{ ...field, property: { ...field.property, maxItems: 1 } }}
    value={typeof value === 'string' ? [value] : []}
    onChange={(next) => onChange(Array.isArray(next) ? next[0] : undefined)}
  />
)
