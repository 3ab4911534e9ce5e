import * as glyphs from '../../kit/glyphs.ts'
import { place } from '../../kit/shapes.ts'
import { badge, cloud, ground, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { road } from '../palettes.ts'
import { warehouse } from '../props/places.ts'
import { container, truck } from '../props/vehicles.ts'
import { tarmac } from './tarmac.ts'

export const logistics: Scene = {
  palette: road,
  art:
    sun(960, 160, 60) +
    cloud(260, 130) +
    skyline(660, road.far, 7) +
    ground(650, road) +
    stand(330, 690, warehouse('#f6f8fc', road.main), 1, 350) +
    place(
      900,
      690,
      container('#e07b2c', 300) +
        place(0, -190, container('#2f9a58', 300)) +
        place(0, -380, container('#3d6fd8', 300)),
    ) +
    tarmac(720) +
    stand(560, 820, truck('#e07b2c'), 0.95, 330) +
    badge(480, 230, glyphs.pin, road.main, 1.1),
}
