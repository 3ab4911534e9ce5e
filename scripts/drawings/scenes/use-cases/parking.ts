import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, rect, repeat } from '../../kit/shapes.ts'
import { route, signal } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { office } from '../palettes.ts'
import { carTop } from '../props/vehicles.ts'

export const parking: Scene = {
  palette: office,
  art:
    rect(0, 0, 1200, 900, '#66718a') +
    rect(0, 0, 1200, 60, '#9fd0a0') +
    rect(0, 60, 1200, 16, '#dfe5ec') +
    repeat(5, (i) => rect(60 + i * 264, 100, 12, 380, '#ffffff', 4)) +
    [0, 1, 3]
      .map((i) =>
        place(
          198 + i * 264,
          300,
          carTop(['#e0574c', '#f0b84a', '#f0b84a', '#3d8fe0'][i] ?? '#fff'),
          1.3,
        ),
      )
      .join('') +
    repeat(
      4,
      (i) =>
        disc(198 + i * 264, 530, 22, '#dfe5ec') +
        disc(198 + i * 264, 530, 12, i === 2 ? '#2fd67b' : '#f9635a'),
    ) +
    place(
      726,
      290,
      rect(-90, -150, 180, 300, '#2fd67b', 30, 'opacity=".25"') +
        glyphs.check('#2fd67b').replaceAll('stroke-width="7"', 'stroke-width="10"'),
      1,
    ) +
    repeat(7, (i) => rect(30 + i * 190, 760, 110, 12, '#ffffff', 5, 'opacity=".8"')) +
    place(360, 700, carTop('#35b8a6'), 1.2, 90) +
    route('M480 700H640Q726 700 726 620V570', '#2fd67b') +
    signal(726, 120, '#2fd67b', 0.9),
}
