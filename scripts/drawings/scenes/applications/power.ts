import * as glyphs from '../../kit/glyphs.ts'
import { line, repeat } from '../../kit/shapes.ts'
import { badge, chartCard, cloud, ground, hills, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { energy } from '../palettes.ts'
import { pylon, solarRow, turbine } from '../props/works.ts'

export const power: Scene = {
  palette: energy,
  art:
    sun(250, 200, 90, '#ffcf5c') +
    cloud(880, 150) +
    hills(600, energy.far, 80) +
    hills(660, energy.mid, 50, 1) +
    turbine(930, 700, 1.15, 20) +
    turbine(1080, 680, 0.8, 70) +
    ground(690, energy) +
    stand(640, 740, pylon('#6a7486'), 0.95) +
    line('M535 430Q300 520 0 430M745 430Q960 520 1200 450', '#6a7486', 4) +
    repeat(2, (i) => stand(170 + i * 390, 850, solarRow(), 1.1)) +
    badge(430, 300, glyphs.bolt, energy.main, 1.2) +
    chartCard(960, 800, energy.main, 0.9),
}
