import * as glyphs from '../../kit/glyphs.ts'
import { disc, rect } from '../../kit/shapes.ts'
import { badge, ground, hills, route, signal, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { safe } from '../palettes.ts'
import { person, vest } from '../props/life.ts'
import { mast } from '../props/works.ts'

export const loneWorker: Scene = {
  palette: safe,
  art:
    sun(950, 170, 70, '#ffd9a0') +
    hills(600, safe.far, 90) +
    hills(680, '#e9b9a9', 60, 1) +
    ground(720, safe) +
    stand(960, 760, mast('#9a6f68'), 0.95, 90) +
    stand(
      430,
      850,
      person('#3d6fd8', '#b97f58', '#ffffff') +
        vest('#ee7f1a') +
        rect(30, -230, 44, 62, '#27303f', 10) +
        disc(52, -204, 14, '#f9635a'),
      1.45,
      110,
    ) +
    signal(560, 500, safe.main, 1.1, 50) +
    badge(220, 330, glyphs.alert, safe.main, 1.1) +
    badge(700, 330, glyphs.pin, '#3d6fd8', 1) +
    route('M600 470Q640 420 660 390', safe.main),
}
