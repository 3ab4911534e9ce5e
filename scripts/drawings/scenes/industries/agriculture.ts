import * as glyphs from '../../kit/glyphs.ts'
import { repeat } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { leaf } from '../palettes.ts'
import { crop } from '../props/life.ts'
import { house, silo } from '../props/places.ts'
import { tractor } from '../props/vehicles.ts'

export const agriculture: Scene = {
  palette: leaf,
  art:
    sun(930, 170, 80, '#fff2bf') +
    cloud(280, 150) +
    hills(540, leaf.far, 90) +
    hills(610, leaf.mid, 60, 1) +
    stand(210, 650, house('#d9534a', '#8c3a33'), 0.8, 150) +
    stand(390, 650, silo('#e9edf2'), 0.85, 70) +
    ground(640, leaf) +
    stand(790, 740, tractor('#2f86d1'), 1.05, 220) +
    repeat(8, (i) => stand(70 + i * 152, 790, crop('#3f9a54'), 1)) +
    repeat(8, (i) => stand(0 + i * 172, 890, crop('#2a7f43'), 1.35)) +
    badge(560, 330, glyphs.plant, leaf.main, 1.1),
}
