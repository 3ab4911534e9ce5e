import { createTheme, darken, lighten, type Theme as MuiTheme } from '@mui/material/styles'
import type { Brand, Theme } from '#domain/brand.ts'
import { languages, scriptOf, type Language } from '#domain/locale.ts'
import { componentStyles } from './componentStyles.ts'

export type ThemeOptions = {
  readonly brand: Pick<Brand, 'palette' | 'typography' | 'shape'>
  readonly theme: Theme
  readonly language: Language
}

/**
 * Returns the MUI theme of the brand's tokens, so that MUI and our style sheets share a palette.
 */
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
      // The hover colour contrasts more with the background, like the text of the button.
      error: {
        main: colours.danger,
        dark: theme === 'light' ? darken(colours.danger, 0.15) : lighten(colours.danger, 0.2),
      },
      // The minimum contrast that all texts need to be readable.
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
    // A number is in pixels, here as in the styles of components.
    spacing: 1,
    transitions: { duration: durations },
    shape: { borderRadius: brand.shape.radius },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      htmlFontSize: 16,
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
      h6: heading,
      caption: { fontSize: 'var(--caption)', lineHeight: 'inherit' },
    },
    components: componentStyles,
  })
}

/** In milliseconds: elements enter a little more slowly than they leave. */
const durations = {
  shortest: 120,
  shorter: 120,
  short: 160,
  standard: 160,
  complex: 200,
  enteringScreen: 160,
  leavingScreen: 120,
}
