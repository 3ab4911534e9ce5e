import * as glyphs from '../../kit/glyphs.ts'
import { line } from '../../kit/shapes.ts'
import { badge, ground, hills, signal, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { energy } from '../palettes.ts'
import { genset, mast } from '../props/works.ts'

export const generator: Scene = {
  palette: energy,
  art:
    sun(220, 180, 70, '#ffcf5c') +
    hills(620, energy.far, 70) +
    hills(690, energy.mid, 40, 1) +
    ground(720, energy) +
    stand(980, 760, mast('#8a94a5'), 1.05, 90) +
    stand(480, 830, genset('#4fa263'), 1.4, 380) +
    signal(470, 440, energy.main, 1) +
    badge(300, 330, glyphs.fuel, '#d94a3d', 1) +
    badge(660, 330, glyphs.bolt, energy.main, 1) +
    line('M850 800Q920 830 960 770', '#27303f', 12),
}
