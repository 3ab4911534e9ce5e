import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, rect, shape } from '../../kit/shapes.ts'
import { badge, signal } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { home } from '../palettes.ts'
import { door } from '../props/rooms.ts'
import { room } from './room.ts'

export const keyless: Scene = {
  palette: home,
  art:
    room(home, '#f3e9e1', 760) +
    place(330, 780, door('#3f8f86', '#2b665f'), 1.25) +
    place(
      830,
      560,
      `<g transform="rotate(-14)">${rect(-126, -250, 270, 520, '#1d2b45', 44, 'opacity=".2"')}${rect(-134, -260, 268, 520, '#27303f', 44)}${rect(-116, -236, 232, 472, '#3f8f86', 28)}${disc(0, -20, 84, '#ffffff')}${place(0, -20, glyphs.key('#3f8f86'), 1.1)}${rect(-60, 120, 120, 26, '#ffffff', 13, 'opacity=".7"')}</g>`,
    ) +
    shape('M720 900L760 760Q900 700 960 780L1010 900z', '#c98f65') +
    signal(620, 480, '#3f8f86', 1.3, -80) +
    badge(1010, 220, glyphs.check, '#2f9a58', 1.05),
}
