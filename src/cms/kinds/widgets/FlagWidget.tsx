import Switch from '@mui/material/Switch'
import type { WidgetProps } from '../kindComponents.ts'
import css from './widgets.module.css'

export const FlagWidget = ({ value, onChange, aria, readOnly = false }: WidgetProps) => (
  <div className={css.flag}>
    <Switch
      checked={value === true}
      disabled={readOnly}
      slotProps={{ input: aria }}
      onChange={({ target }) => onChange(target.checked)}
    />
  </div>
)
