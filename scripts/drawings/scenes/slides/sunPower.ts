import * as glyphs from '../../kit/glyphs.ts'
import { down } from '../../kit/paint.ts'
import { line, rect, repeat } from '../../kit/shapes.ts'
import { toSvg } from '../../kit/stage.ts'
import { badge, chartCard, cloud, ground, hills, route, stand, sun } from '../frame.ts'
import { energy } from '../palettes.ts'
import { pylon, solarRow, turbine } from '../props/works.ts'
import { slideHeight, slideWidth } from './size.ts'

// The text is on the right, beside the readings of the plant.
export const sunPower = (): string =>
  toSvg(
    rect(0, 0, slideWidth, slideHeight, down('#fbdca6', '#fff6e4')) +
      sun(250, 210, 96, '#ffcf5c') +
      cloud(700, 150, 1) +
      cloud(1560, 170, 1.1) +
      hills(590, energy.far, 90, 0, slideWidth) +
      hills(660, energy.mid, 60, 1, slideWidth) +
      turbine(220, 690, 1.15, 20) +
      turbine(1000, 690, 0.9, 70) +
      ground(690, energy, slideWidth, slideHeight) +
      stand(500, 745, pylon('#6a7486'), 1) +
      line('M394 415Q180 520 0 420M606 415Q1240 540 1920 420', '#6a7486', 4) +
      repeat(3, (i) => stand(180 + i * 340, 860, solarRow(), 1.15)) +
      route('M580 230Q690 220 714 270', energy.main) +
      badge(500, 230, glyphs.bolt, energy.main, 1.05) +
      chartCard(740, 360, energy.main, 1.05),
    slideWidth,
    slideHeight,
  )
