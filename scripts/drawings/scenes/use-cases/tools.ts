import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, signal, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { plant } from '../palettes.ts'
import { room } from './room.ts'

export const tools: Scene = {
  palette: plant,
  art:
    room(plant, '#ecebf2', 730) +
    rect(130, 120, 800, 520, '#c7a27a', 16) +
    repeat(120, (i) => disc(170 + (i % 15) * 52, 160 + Math.floor(i / 15) * 62, 5, '#a9845d')) +
    place(
      290,
      370,
      rect(-18, -60, 36, 260, '#b5584c', 14) +
        rect(-90, -150, 180, 84, '#59657a', 16) +
        rect(60, -140, 60, 64, '#7a8799', 10),
    ) +
    place(
      500,
      380,
      `<g fill="none" stroke="#7a8799" stroke-width="44" stroke-linecap="round"><path d="M0 -60V160"/></g>${shape('M-80 -180a90 90 0 0 0 40 120h80a90 90 0 0 0 40 -120l-34 -6v70h-92v-70z', '#7a8799')}`,
    ) +
    place(
      740,
      360,
      shape(
        'M-120 -110H80a26 26 0 0 1 26 26v40a26 26 0 0 1 -26 26H10l20 160a20 20 0 0 1 -20 22h-66a20 20 0 0 1 -20 -18L-94 -18h-26z',
        '#f0a52b',
      ) +
        rect(104, -84, 84, 24, '#59657a', 6) +
        rect(-66, 140, 110, 54, '#27303f', 12),
    ) +
    [290, 500, 740].map((x) => signal(x, 210, plant.main, 0.6)).join('') +
    stand(
      600,
      830,
      rect(-420, -110, 840, 40, '#8a6242', 8) +
        rect(-380, -70, 40, 70, '#6f4d33') +
        rect(340, -70, 40, 70, '#6f4d33'),
      1,
    ) +
    badge(1050, 250, glyphs.check, '#2f9a58', 1) +
    badge(1050, 450, glyphs.pin, plant.main, 1),
}
