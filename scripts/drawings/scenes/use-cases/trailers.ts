import * as glyphs from '../../kit/glyphs.ts'
import { place } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, node, route, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { road } from '../palettes.ts'
import { container, trailer } from '../props/vehicles.ts'
import { tarmacOfHeight } from './tarmacOfHeight.ts'

export const trailers: Scene = {
  palette: road,
  art:
    cloud(240, 150) +
    sun(960, 160, 60) +
    hills(640, road.far, 60) +
    ground(690, road) +
    place(280, 690, container('#2f9a58', 300) + place(0, -190, container('#e07b2c', 300))) +
    tarmacOfHeight(740, 160) +
    stand(720, 830, trailer('#3d6fd8'), 1.15, 360) +
    node(900, 500, road.main, 1.2) +
    badge(560, 300, glyphs.pin, '#e07b2c', 1.2) +
    route('M640 300Q860 300 890 380', road.main),
}
