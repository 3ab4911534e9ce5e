import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, ground, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { home } from '../palettes.ts'
import { fridge, plate } from '../props/rooms.ts'

export const food: Scene = {
  palette: home,
  art:
    rect(0, 0, 1200, 690, '#faf0e6') +
    repeat(
      12,
      (i) =>
        rect(i * 104, 90, 96, 70, '#f3e3d3', 6) + rect(i * 104 - 52, 168, 96, 70, '#f3e3d3', 6),
    ) +
    ground(690, home) +
    rect(60, 640, 1080, 60, '#b98a60', 10) +
    rect(60, 640, 1080, 16, '#ffffff', 8, 'opacity=".25"') +
    stand(
      240,
      640,
      fridge('#e6ebf1', '#fdf6ea') +
        repeat(3, (r) =>
          repeat(3, (i) =>
            rect(
              -116 + i * 82,
              -440 + r * 100,
              56,
              60,
              ['#f9726b', '#5cc98b', '#f0b84a'][(i + r) % 3] ?? '#fff',
              12,
            ),
          ),
        ),
      0.9,
      160,
    ) +
    place(
      640,
      636,
      plate() +
        place(
          0,
          -30,
          shape('M-120 0a120 110 0 0 1 240 0z', '#c3ccd8') +
            disc(0, -116, 13, '#98a5b5') +
            shape('M0 -110a120 110 0 0 1 120 110H60q0 -70 -60 -110z', '#00000014'),
          1.15,
        ),
      1.2,
    ) +
    place(
      950,
      640,
      shape('M-70 0V-130Q-40 -180 0 -180T70 -130V0z', '#ffffff') +
        rect(-70, -100, 140, 60, '#2f86d1') +
        rect(-26, -216, 52, 40, '#2f86d1', 8),
      1.1,
    ) +
    badge(640, 270, glyphs.thermometer, home.main, 1.2) +
    badge(900, 320, glyphs.check, '#2f9a58', 0.85),
}
