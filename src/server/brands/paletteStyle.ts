import { colourRoles, type Brand, type Palette } from '#domain/brand.ts'

/** The colours of a page that stands outside of both fronts, as the device wants them; paper is always light. */
export const paletteStyle = ({ light, dark }: Brand['palette']): string =>
  `:root { color-scheme: light; ${roles(light)} }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${roles(dark)} } }`

const roles = (palette: Palette): string =>
  colourRoles.map((role) => `--${role}: ${palette[role]};`).join(' ')
