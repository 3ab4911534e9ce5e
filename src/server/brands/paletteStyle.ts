import { colourRoles, type Brand, type Palette } from '#domain/brand.ts'

/**
 * Returns the colours of a page outside both fronts: those of the device's theme, light in print.
 */
export const paletteStyle = ({ light, dark }: Brand['palette']): string =>
  `:root { color-scheme: light; ${roles(light)} }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${roles(dark)} } }`

const roles = (palette: Palette): string =>
  colourRoles.map((role) => `--${role}: ${palette[role]};`).join(' ')
