import * as glyphs from '../../kit/glyphs.ts'
import { place, line, rect, shape } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { water } from '../palettes.ts'
import { dropShape } from '../props/rooms.ts'
import { pylon } from '../props/works.ts'

export const utilities: Scene = {
  palette: water,
  art:
    cloud(300, 140) +
    sun(950, 150, 60) +
    hills(600, water.far, 60) +
    ground(690, water) +
    stand(300, 730, pylon('#56708a'), 1.1) +
    stand(980, 720, pylon('#7d94a9'), 0.75) +
    line(
      'M-20 420Q100 460 180 390M420 390Q640 540 900 480M1060 480Q1140 500 1220 470',
      '#56708a',
      4,
    ) +
    place(
      680,
      760,
      rect(-26, -180, 20, 180, '#8aa2b8') +
        rect(80, -180, 20, 180, '#8aa2b8') +
        rect(-170, -180, 20, 180, '#8aa2b8') +
        rect(220, -180, 20, 180, '#8aa2b8') +
        shape('M-220 -330q0 160 245 160t245 -160z', '#ffffff') +
        shape('M25 -170q245 0 245 -160h-110q0 150 -135 160z', '#00000012') +
        shape('M-240 -330Q25 -470 290 -330z', water.main),
    ) +
    place(705, 540, dropShape(1, water.main)) +
    badge(480, 270, glyphs.bolt, '#eaa51e', 0.95) +
    badge(860, 240, glyphs.drop, water.main, 0.95),
}
