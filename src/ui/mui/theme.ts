import { createTheme, darken, lighten, type Theme as MuiTheme } from '@mui/material/styles'
import type { Brand, Theme } from '#domain/brand.ts'
import { languages, scriptOf, type Language } from '#domain/locale.ts'
import { componentStyles } from './componentStyles.ts'

export type ThemeOptions = {
  readonly brand: Brand
  readonly theme: Theme
  readonly language: Language
}

/** The brand's tokens as a theme. What MUI draws and what our style sheets draw share one palette. */
export function createMuiTheme({ brand, theme, language }: ThemeOptions): MuiTheme {
  const colours = brand.palette[theme]
  const heading = {
    fontWeight: brand.typography.headingWeight,
    letterSpacing: scriptOf(language) === 'arabic' ? 0 : `${brand.typography.headingTracking}em`,
  }
  return createTheme({
    direction: languages[language].direction,
    palette: {
      mode: theme,
      primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
      // A button that ends something, under the pointer: away from the ground, as its words are.
      error: {
        main: colours.danger,
        dark: theme === 'light' ? darken(colours.danger, 0.15) : lighten(colours.danger, 0.2),
      },
      // Nobody can read what half of the words say.
      contrastThreshold: 4.5,
      warning: { main: colours.warning },
      success: { main: colours.positive },
      info: { main: colours.info },
      text: { primary: colours.text, secondary: colours.muted, disabled: colours.subtle },
      action: {
        disabled: colours.subtle,
        disabledBackground: theme === 'light' ? colours.sunken : colours.raised,
      },
      divider: colours.border,
      background: { default: colours.canvas, paper: colours.raised },
    },
    transitions: { duration: durations },
    shape: { borderRadius: brand.shape.radius },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      htmlFontSize: 16,
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
      h6: heading,
    },
    components: componentStyles,
  })
}

/** ms: things come a little slower than they go. */
const durations = {
  shortest: 120,
  shorter: 120,
  short: 160,
  standard: 160,
  complex: 200,
  enteringScreen: 160,
  leavingScreen: 120,
}
