import * as glyphs from '../../kit/glyphs.ts'
import { line } from '../../kit/shapes.ts'
import { badge, chartCard, node, route, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { plant } from '../palettes.ts'
import { motor } from '../props/works.ts'
import { room } from './room.ts'

export const predictive: Scene = {
  palette: plant,
  art:
    room(plant, '#eeecf3', 700) +
    stand(430, 780, motor('#3d6fd8'), 1.7, 360) +
    node(400, 360, '#e07b2c', 1.15) +
    line(
      'M120 460q-30 50 0 100M84 430q-50 80 0 160M800 460q30 50 0 100M836 430q50 80 0 160',
      plant.main,
      11,
    ) +
    chartCard(950, 300, '#e07b2c', 1.25) +
    badge(960, 600, glyphs.gear, plant.dark, 1.15) +
    route('M470 300Q640 180 780 250', plant.main),
}
