import type { ThemeChoice } from '#domain/brand.ts'

/** The order in which the theme switches of both fronts go round. */
export const nextTheme: Readonly<Record<ThemeChoice, ThemeChoice>> = {
  light: 'dark',
  dark: 'system',
  system: 'light',
}
