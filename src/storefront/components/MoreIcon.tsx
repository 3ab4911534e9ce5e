import { Glyph } from './Glyph.tsx'
import { pointing } from './icons.ts'
import { moreIcons, type MoreIconName } from './moreIcons.ts'

/** Any sign, for what few visitors open. */
export const MoreIcon = ({ name, size = 20 }: { name: MoreIconName; size?: number }) => (
  <Glyph path={moreIcons[name]} size={size} isPointing={pointing.has(name)} />
)
