import { Glyph } from './Glyph.tsx'
import { icons, directionalIcons, type IconName } from './icons.ts'

export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <Glyph path={icons[name]} size={size} isDirectional={directionalIcons.has(name)} />
)
