import * as glyphs from '../../kit/glyphs.ts'
import { place, rect, repeat } from '../../kit/shapes.ts'
import { badge, ground, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { ice } from '../palettes.ts'
import { fridge, vial } from '../props/rooms.ts'

export const pharma: Scene = {
  palette: ice,
  art:
    rect(0, 0, 1200, 700, '#eaf4fb') +
    rect(0, 690, 1200, 20, '#c9dfee') +
    ground(710, ice) +
    stand(
      330,
      760,
      fridge('#ffffff', '#d3eafa') +
        repeat(3, (row) =>
          repeat(6, (i) =>
            place(
              -112 + i * 45,
              -378 + row * 100,
              vial(['#4da3ff', '#35c9b7', '#f9726b'][row] ?? '#fff'),
              0.82,
            ),
          ),
        ),
      1.2,
      220,
    ) +
    place(
      820,
      640,
      rect(-62, -250, 124, 300, '#ffffff', 26) +
        rect(-62, -120, 124, 110, '#2f86d1') +
        rect(-50, -300, 100, 60, '#98a5b5', 10) +
        rect(20, -250, 42, 300, '#00000010', 20),
    ) +
    place(
      985,
      662,
      `<g>${rect(-90, -40, 180, 80, '#f9726b', 40)}${rect(0, -40, 90, 80, '#ffffff', 40)}${rect(-60, -24, 80, 12, '#ffffff', 6, 'opacity=".6"')}</g>`,
      0.9,
    ) +
    rect(640, 700, 500, 30, '#b9d7ea', 10) +
    badge(640, 280, glyphs.snow, ice.main, 1.1) +
    badge(900, 240, glyphs.check, '#2f9a58', 0.85),
}
