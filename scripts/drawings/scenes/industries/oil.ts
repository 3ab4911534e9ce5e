import * as glyphs from '../../kit/glyphs.ts'
import { rect } from '../../kit/shapes.ts'
import { badge, ground, hills, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { sand } from '../palettes.ts'
import { storageTank } from '../props/places.ts'
import { derrick, pumpjack } from '../props/works.ts'

export const oil: Scene = {
  palette: sand,
  art:
    sun(260, 190, 90, '#ffd27a') +
    hills(620, sand.far, 70) +
    hills(680, sand.mid, 50, 1) +
    ground(690, sand) +
    stand(860, 720, derrick('#7a5a36'), 0.95, 130) +
    stand(400, 780, pumpjack('#d9534a'), 1.25, 300) +
    stand(1070, 800, storageTank('#f3e6d3'), 0.9, 130) +
    rect(640, 800, 340, 26, '#8a94a5', 8) +
    badge(610, 250, glyphs.flame, '#d9534a', 1.05),
}
