import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { safe } from '../palettes.ts'
import { gasBottle } from '../props/rooms.ts'
import { room } from './room.ts'

export const gasSmoke: Scene = {
  palette: safe,
  art:
    room(safe, '#fbeeea', 720) +
    rect(0, 0, 1200, 50, '#eed3cb') +
    disc(600, 50, 130, '#ffffff') +
    rect(470, 0, 260, 50, '#eed3cb') +
    rect(440, 36, 320, 24, '#ffffff', 12) +
    disc(600, 120, 15, '#f9635a') +
    repeat(3, (i) =>
      line(
        `M${440 - i * 40} ${120 + i * 10}q${-20} ${70 + i * 20} ${30} ${120 + i * 40}M${760 + i * 40} ${120 + i * 10}q20 ${70 + i * 20} -30 ${120 + i * 40}`,
        safe.main,
        11,
        `opacity="${1 - i * 0.27}"`,
      ),
    ) +
    repeat(5, (i) =>
      disc(560 + (i % 2) * 90, 660 - i * 74, 70 - i * 8, '#9aa3b0', `opacity="${0.5 - i * 0.07}"`),
    ) +
    place(
      600,
      780,
      shape(
        'M0 20a96 96 0 0 1 -96 -104C-92 -140 -44 -160 -30 -250C26 -210 34 -150 40 -124C58 -140 62 -160 62 -180C96 -140 100 -100 96 -84A96 96 0 0 1 0 20z',
        '#f58a2c',
      ) +
        shape(
          'M0 16a52 52 0 0 1 -52 -58C-46 -84 -16 -96 -10 -130C26 -100 52 -70 52 -42A52 52 0 0 1 0 16z',
          '#ffd97a',
        ),
    ) +
    stand(230, 800, gasBottle('#3d6fd8'), 1.1, 110) +
    badge(980, 330, glyphs.bell, safe.main, 1.2) +
    badge(960, 600, glyphs.flame, '#e07b2c', 1),
}
