import { Glyph } from './Glyph.tsx'
import { directionalIcons } from './icons.ts'
import { extraIcons, type ExtraIconName } from './extraIcons.ts'

/** Any sign, for what few visitors open. */
export const ExtraIcon = ({ name, size = 20 }: { name: ExtraIconName; size?: number }) => (
  <Glyph path={extraIcons[name]} size={size} isDirectional={directionalIcons.has(name)} />
)
