import { colourRoles, type Palette } from '#domain/brand.ts'

/** A starter logo in the colours of any brand: three sensors and their gateway. */
export const starterLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="var(--accent)"/><g fill="var(--onAccent)"><circle cx="20" cy="12" r="4.5"/><circle cx="11" cy="27" r="3.5"/><circle cx="29" cy="27" r="3.5"/></g><path d="M20 12 11 27M20 12l9 15" stroke="var(--onAccent)" stroke-width="2.4"/></svg>
`

/** Returns the drawing with literal colours, for a tab or a card without custom properties. */
export function withColours(svg: string, palette: Palette): string {
  return colourRoles.reduce(
    (drawn, role) =>
      drawn.replaceAll(new RegExp(`var\\(--${role}(,[^)]*)?\\)`, 'g'), palette[role]),
    svg,
  )
}
