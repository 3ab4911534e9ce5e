import * as glyphs from '../../kit/glyphs.ts'
import { place, line, rect, repeat } from '../../kit/shapes.ts'
import { badge, node, route, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { ice } from '../palettes.ts'
import { fridge, vial } from '../props/rooms.ts'
import { room } from './room.ts'

export const vaccine: Scene = {
  palette: ice,
  art:
    room(ice, '#edf6fc', 710) +
    stand(
      420,
      770,
      fridge('#ffffff', '#d3eafa') +
        repeat(3, (r) =>
          repeat(6, (i) =>
            place(
              -112 + i * 45,
              -378 + r * 100,
              vial(['#35c9b7', '#4da3ff', '#8b7be8'][r] ?? '#fff'),
              0.85,
            ),
          ),
        ),
      1.25,
      230,
    ) +
    place(
      860,
      690,
      `<g transform="rotate(-32)">${rect(-160, -34, 260, 68, '#ffffff', 12)}${rect(-120, -34, 150, 68, '#35c9b7', 0, 'opacity=".8"')}${rect(-240, -12, 84, 24, '#c3ccd8')}${rect(-256, -46, 20, 92, '#98a5b5', 6)}${rect(100, -16, 30, 32, '#98a5b5')}${line('M130 0H230', '#98a5b5', 7)}${repeat(5, (i) => line(`M${-90 + i * 36} -34v22`, '#59657a', 5))}</g>`,
    ) +
    node(650, 330, ice.main, 1.1) +
    badge(900, 290, glyphs.thermometer, ice.main, 1.15) +
    route('M690 320H810', ice.main),
}
