import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { home } from '../palettes.ts'
import { plate } from '../props/rooms.ts'
import { room } from './room.ts'

export const foodRecords: Scene = {
  palette: home,
  art:
    room(home, '#faf1e8') +
    rect(50, 620, 700, 80, '#b98a60', 10) +
    place(
      260,
      616,
      plate() +
        place(
          0,
          -24,
          shape('M-110 0a110 100 0 0 1 220 0z', '#c3ccd8') + disc(0, -106, 12, '#98a5b5'),
        ),
      1.25,
    ) +
    place(
      560,
      620,
      rect(-90, -130, 180, 130, '#5cc98b', 12) +
        rect(-100, -150, 200, 34, '#2f9a58', 10) +
        disc(-40, -60, 26, '#f9726b') +
        disc(24, -64, 30, '#f0b84a'),
    ) +
    place(
      930,
      470,
      rect(-170, -260, 360, 540, '#1d2b45', 24, 'opacity=".13"') +
        rect(-180, -270, 360, 540, '#ffffff', 24) +
        rect(-70, -300, 140, 60, '#98a5b5', 16) +
        repeat(
          4,
          (i) =>
            rect(-140, -190 + i * 106, 62, 62, '#e9f6ee', 14) +
            place(-109, -159 + i * 106, glyphs.check('#2f9a58'), 0.55) +
            rect(-54, -180 + i * 106, [180, 140, 170, 120][i] ?? 100, 16, '#c9d2de', 8) +
            rect(-54, -150 + i * 106, 90, 12, '#e3e8ee', 6),
        ),
    ) +
    badge(400, 290, glyphs.thermometer, home.main, 1.2),
}
