import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { office } from '../palettes.ts'
import { chair, desk } from '../props/rooms.ts'
import { pot, room, window } from './room.ts'

export const occupancyScene: Scene = {
  palette: office,
  art:
    room(office, '#f0f3fa') +
    window(90, 110, 300, 280) +
    rect(560, 0, 300, 26, '#d6ddee') +
    disc(710, 40, 34, '#ffffff') +
    disc(710, 50, 9, office.main) +
    shape('M690 60L470 690H950L730 60z', office.main, 'opacity=".1"') +
    stand(700, 760, desk('#d9ad74', '#59657a'), 1.1, 330) +
    stand(700, 850, chair(office.main), 1.1, 100) +
    place(700, 520, '') +
    stand(160, 800, pot(), 1.2) +
    place(
      1060,
      330,
      rect(-80, -120, 160, 240, '#ffffff', 20) +
        repeat(3, (i) =>
          rect(
            -56,
            -94 + i * 68,
            112,
            52,
            ['#2fd67b', '#f9635a', '#2fd67b'][i] ?? '',
            12,
            'opacity=".85"',
          ),
        ),
    ) +
    badge(440, 300, glyphs.person, office.main, 1.05),
}
