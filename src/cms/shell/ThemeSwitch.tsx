import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined'
import IconButton from '@mui/material/IconButton'
import type { ThemeChoice } from '#domain/brand.ts'
import { useText } from '../context/useText.ts'
import { applyTheme, useThemeChoice } from './theme.ts'

/** Goes from one theme to the next: light, dark, and that of the device. Its sign is that of the next. */
export function ThemeSwitch() {
  const t = useText()
  const { next, label, Icon } = useNextTheme()
  return (
    <IconButton aria-label={t(label)} title={t(label)} onClick={() => applyTheme(next)}>
      <Icon fontSize="small" />
    </IconButton>
  )
}

/** The theme after the one that is chosen. */
export const useNextTheme = (): ThemeStep => steps[useThemeChoice()]

type ThemeStep = {
  readonly next: ThemeChoice
  readonly label: 'theme.toLight' | 'theme.toDark' | 'theme.toSystem'
  readonly Icon: typeof DarkIcon
}

const steps: Readonly<Record<ThemeChoice, ThemeStep>> = {
  light: { next: 'dark', label: 'theme.toDark', Icon: DarkIcon },
  dark: { next: 'system', label: 'theme.toSystem', Icon: SystemIcon },
  system: { next: 'light', label: 'theme.toLight', Icon: LightIcon },
}
