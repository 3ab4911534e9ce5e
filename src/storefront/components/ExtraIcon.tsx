import { Glyph } from './Glyph.tsx'
import { directionalIcons } from './icons.ts'
import { extraIcons, type ExtraIconName } from './extraIcons.ts'

/** Renders any icon; used in rarely opened parts, because it loads the whole set. */
export const ExtraIcon = ({ name, size = 20 }: { name: ExtraIconName; size?: number }) => (
  <Glyph path={extraIcons[name]} size={size} isDirectional={directionalIcons.has(name)} />
)
