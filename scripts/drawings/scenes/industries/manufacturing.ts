import * as glyphs from '../../kit/glyphs.ts'
import { badge, cloud, ground, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { plant } from '../palettes.ts'
import { factory } from '../props/places.ts'
import { conveyor } from '../props/works.ts'

export const manufacturing: Scene = {
  palette: plant,
  art:
    cloud(240, 150, 0.9, 0.8) +
    sun(980, 160, 60, '#ffe7b8') +
    skyline(680, plant.far, 1) +
    ground(680, plant) +
    stand(600, 740, factory('#f3efe9', plant.main), 1.45, 520) +
    stand(600, 870, conveyor(plant.main), 0.8) +
    badge(250, 330, glyphs.gear, plant.main, 1.1),
}
