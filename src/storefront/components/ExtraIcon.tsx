import { extraIcons } from './extraIcons.generated.ts'
import { Glyph } from './Glyph.tsx'
import { icons } from './icons.generated.ts'

const allIcons = { ...icons, ...extraIcons }

export type ExtraIconName = keyof typeof allIcons

/** Renders any icon; used in rarely opened parts, because it loads the whole set. */
export const ExtraIcon = ({ name, size = 20 }: { name: ExtraIconName; size?: number }) => (
  <Glyph name={name} path={allIcons[name]} size={size} />
)
