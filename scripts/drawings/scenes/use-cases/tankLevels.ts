import { rect } from '../../kit/shapes.ts'
import { chartCard, cloud, ground, hills, node, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { water } from '../palettes.ts'
import { tank } from '../props/places.ts'

export const tankLevels: Scene = {
  palette: water,
  art:
    cloud(260, 150) +
    hills(640, water.far, 60) +
    ground(710, water) +
    stand(330, 780, tank('#dfe9f1', '#1c8cc4', 0.75), 1.2, 190) +
    stand(720, 780, tank('#dfe9f1', '#f0a52b', 0.4), 1.2, 190) +
    node(330, 350, water.main, 1.1) +
    node(720, 350, '#e07b2c', 1.1) +
    chartCard(1000, 420, water.main, 1) +
    rect(500, 720, 60, 24, '#8a9bb0') +
    rect(890, 720, 130, 24, '#8a9bb0') +
    rect(1000, 720, 24, 80, '#8a9bb0'),
}
