import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined'
import IconButton from '@mui/material/IconButton'
import type { ThemeChoice } from '#domain/brand.ts'
import { useText } from '../context/useText.ts'
import { applyNextTheme, useThemeChoice } from './theme.ts'

/** Cycles through the themes: light, dark, and that of the device. The icon shows the next one. */
export function ThemeSwitch() {
  const t = useText()
  const { label, Icon } = useNextTheme()
  return (
    <IconButton aria-label={t(label)} title={t(label)} onClick={applyNextTheme}>
      <Icon fontSize="small" />
    </IconButton>
  )
}

/** Returns how to draw the theme after the current choice. */
export const useNextTheme = (): ThemeStep => steps[useThemeChoice()]

type ThemeStep = {
  readonly label: 'theme.toLight' | 'theme.toDark' | 'theme.toSystem'
  readonly Icon: typeof DarkIcon
}

const steps: Readonly<Record<ThemeChoice, ThemeStep>> = {
  light: { label: 'theme.toDark', Icon: DarkIcon },
  dark: { label: 'theme.toSystem', Icon: SystemIcon },
  system: { label: 'theme.toLight', Icon: LightIcon },
}
