import * as glyphs from '../../kit/glyphs.ts'
import { line, rect, repeat } from '../../kit/shapes.ts'
import { badge, chartCard, ground, node, route, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { plant } from '../palettes.ts'
import { person, vest } from '../props/life.ts'
import { conveyor, motor } from '../props/works.ts'

export const industry: Scene = {
  palette: plant,
  art:
    rect(0, 0, 1200, 680, '#eceaf1') +
    repeat(
      4,
      (i) =>
        rect(60 + i * 300, 60, 200, 170, '#dcdff0', 8) +
        line(`M${160 + i * 300} 60v170M${60 + i * 300} 145h200`, '#eceaf1', 10),
    ) +
    ground(680, plant) +
    stand(600, 720, conveyor(plant.main), 1.1, 440) +
    stand(300, 850, motor('#3d6fd8'), 1, 220) +
    node(290, 600, plant.main, 1) +
    stand(980, 860, person('#3d6fd8', '#c98f65', '#f0b429') + vest(), 1, 70) +
    chartCard(640, 340, plant.main, 1.2) +
    badge(900, 340, glyphs.gear, plant.dark, 1) +
    route('M350 540C420 420 440 360 490 350', plant.main),
}
