import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import type { WidgetProps } from '../kindComponents.ts'

export const FlagWidget = ({ value, onChange, aria, readOnly = false }: WidgetProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 'var(--control)' }}>
    <Switch
      checked={value === true}
      disabled={readOnly}
      slotProps={{ input: aria }}
      onChange={({ target }) => onChange(target.checked)}
    />
  </Box>
)
