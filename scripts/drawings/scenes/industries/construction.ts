import * as glyphs from '../../kit/glyphs.ts'
import { place, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, cloud, ground, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { sand } from '../palettes.ts'
import { person, vest } from '../props/life.ts'
import { digger } from '../props/vehicles.ts'
import { craneTower } from '../props/works.ts'

export const construction: Scene = {
  palette: sand,
  art:
    sun(200, 180, 70, '#ffe7b8') +
    cloud(900, 130) +
    skyline(680, sand.far, 6) +
    ground(700, sand) +
    place(
      420,
      720,
      rect(-170, -420, 340, 420, '#efe6da') +
        repeat(5, (i) => rect(-190, -430 + i * 84, 380, 16, '#b98a60')) +
        repeat(4, (i) => rect(-170 + i * 108, -420, 14, 420, '#b98a60')),
    ) +
    stand(720, 730, craneTower('#e8952a'), 1.0) +
    stand(560, 850, digger('#f0b429'), 1, 240) +
    stand(1060, 860, person('#3d6fd8', '#b97f58', '#f0b429') + vest('#ee7f1a'), 0.95, 60) +
    repeat(
      3,
      (i) =>
        shape(`M${110 + i * 90} 860l24 -90h14l24 90z`, '#ee7f1a') +
        rect(124 + i * 90, 810, 34, 14, '#ffffff'),
    ) +
    badge(190, 400, glyphs.pin, sand.main, 0.95),
}
