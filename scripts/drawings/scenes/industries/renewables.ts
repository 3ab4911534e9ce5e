import * as glyphs from '../../kit/glyphs.ts'
import { repeat } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { energy } from '../palettes.ts'
import { solarRow, turbine } from '../props/works.ts'

export const renewables: Scene = {
  palette: energy,
  art:
    sun(230, 200, 90, '#ffcf5c') +
    cloud(700, 130) +
    hills(590, energy.far, 90) +
    hills(660, energy.mid, 60, 1) +
    turbine(520, 690, 1, 12) +
    turbine(760, 700, 1.35, 48) +
    turbine(1010, 680, 0.9, 88) +
    ground(690, energy) +
    repeat(3, (i) => stand(190 + i * 350, 770, solarRow(), 0.9)) +
    repeat(3, (i) => stand(60 + i * 400, 870, solarRow(), 1.25)) +
    badge(330, 420, glyphs.bolt, energy.main, 1),
}
