import * as glyphs from '../../kit/glyphs.ts'
import { badge, cloud, ground, hills, route, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { road } from '../palettes.ts'
import { car, truck } from '../props/vehicles.ts'
import { lane } from './lane.ts'

export const fleet: Scene = {
  palette: road,
  art:
    sun(950, 170, 70) +
    cloud(240, 170) +
    cloud(820, 110, 0.7, 0.7) +
    skyline(640, road.far, 2) +
    hills(650, road.mid, 60) +
    ground(640, road) +
    lane(680) +
    stand(190, 730, car('#f0a52b'), 0.68, 150) +
    stand(770, 815, truck(road.main), 0.98, 340) +
    route('M190 560C300 330 520 430 600 300S840 240 930 330', road.main) +
    badge(190, 500, glyphs.pin, '#f0a52b', 0.9) +
    badge(930, 290, glyphs.pin, road.main, 1),
}
