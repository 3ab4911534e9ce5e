import { Glyph } from './Glyph.tsx'
import { icons } from './icons.generated.ts'

export type IconName = keyof typeof icons

/** Renders an icon of the layout or of the most visited pages. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <Glyph name={name} path={icons[name]} size={size} />
)
