import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import { useText } from '../context/useText.ts'
import { applyTheme, useTheme } from './theme.ts'

export function ThemeSwitch() {
  const t = useText()
  const dark = useTheme() === 'dark'
  const label = t(dark ? 'theme.toLight' : 'theme.toDark')
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => applyTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
    </IconButton>
  )
}
