import type { OpeningSlide } from '#domain/layout.ts'
import type { Palette } from '#domain/brand.ts'
import { assets } from './applications/assets.ts'
import { coldChain } from './applications/coldChain.ts'
import { drawTile } from './frame.ts'
import { telecom } from './industries/telecom.ts'
import { utilities } from './industries/utilities.ts'
import { connected } from './slides/connected.ts'
import { doors } from './slides/doors.ts'
import { fieldSlide } from './slides/fieldSlide.ts'
import { fleetSlide } from './slides/fleetSlide.ts'
import { harbour } from './slides/harbour.ts'
import { livingRoom } from './slides/livingRoom.ts'
import { sunPower } from './slides/sunPower.ts'

type ThemePalettes = { readonly light: Palette; readonly dark: Palette }

type OpeningScene = {
  readonly draw: (colours: ThemePalettes) => string
  /** where text has room beside the subject: on the left by default */
  readonly textSide?: 'right'
}

/** The opening scenes as SVG; all but landscapes use the colours of the brand. */
export const openings: Readonly<Record<OpeningSlide, OpeningScene>> = {
  devices: {
    // Lit by the accent, against a dark background of the same colour.
    draw: ({ light, dark }) =>
      connected({
        deep: dark.canvas,
        ground: light.accent,
        glow: dark.accent,
        spark: dark.accentHover,
        plate: dark.muted,
      }),
  },
  coldChain: { draw: () => drawTile(coldChain) },
  doors: { draw: ({ light, dark }) => doors(dark.accent, light.accent) },
  field: { draw: fieldSlide },
  fleet: { draw: fleetSlide },
  harbour: { draw: ({ light }) => harbour(light.accent) },
  home: { draw: ({ light, dark }) => livingRoom(dark.accent, light.accent) },
  network: { draw: () => drawTile(telecom) },
  power: { draw: sunPower, textSide: 'right' },
  store: { draw: () => drawTile(assets) },
  water: { draw: () => drawTile(utilities) },
}
