import * as glyphs from '../../kit/glyphs.ts'
import { random, place, disc, line, oval, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, cloud, hills, signal, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { leaf } from '../palettes.ts'
import { crop } from '../props/life.ts'

export const irrigation: Scene = {
  palette: leaf,
  art:
    sun(960, 170, 80, '#fff2bf') +
    cloud(260, 140) +
    hills(560, leaf.far, 70) +
    hills(620, leaf.mid, 40, 1) +
    rect(0, 640, 1200, 260, '#8b5e3c') +
    rect(0, 640, 1200, 34, '#6fb35f') +
    repeat(14, (i) => oval(60 + 1100 * random(i, 1), 730 + 150 * random(i, 2), 16, 9, '#734a2c')) +
    [120, 230, 340, 570, 680].map((x) => stand(x, 650, crop('#2f8f4e'), 1.5)).join('') +
    place(
      900,
      650,
      rect(-10, -260, 20, 260, '#59657a') +
        rect(-60, -280, 120, 30, '#3a4557', 12) +
        repeat(
          4,
          (i) =>
            line(
              `M${-40 - i * 10} -290Q${-110 - i * 50} ${-370 + i * 20} ${-140 - i * 66} ${-230 + i * 50}`,
              '#59b4e8',
              8,
              'stroke-dasharray="4 20"',
            ) +
            line(
              `M${40 + i * 6} -290Q${90 + i * 30} ${-370 + i * 20} ${120 + i * 40} ${-230 + i * 50}`,
              '#59b4e8',
              8,
              'stroke-dasharray="4 20"',
            ),
        ),
    ) +
    place(
      450,
      600,
      rect(-60, -60, 120, 90, '#ffffff', 18) +
        disc(0, -16, 14, leaf.main) +
        repeat(3, (i) => shape(`M${-40 + i * 34} 30h14v150l-7 18l-7 -18z`, '#dfe5ec')),
    ) +
    signal(450, 520, leaf.main, 0.9) +
    badge(640, 300, glyphs.drop, '#1f8fd0', 1.1),
}
