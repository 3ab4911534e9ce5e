import * as glyphs from '../../kit/glyphs.ts'
import { line, rect, repeat } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, signal, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { leaf } from '../palettes.ts'
import { cow } from '../props/life.ts'

export const livestock: Scene = {
  palette: leaf,
  art:
    sun(950, 170, 80, '#fff2bf') +
    cloud(260, 150) +
    hills(560, leaf.far, 90) +
    hills(640, leaf.mid, 50, 1) +
    ground(670, leaf) +
    repeat(9, (i) => rect(i * 150 - 20, 610, 18, 120, '#b98a60', 6)) +
    rect(0, 634, 1200, 14, '#b98a60') +
    rect(0, 680, 1200, 14, '#b98a60') +
    stand(870, 740, cow('#3b3030'), 0.85, 140) +
    stand(400, 860, cow(), 1.45, 230) +
    signal(560, 540, leaf.main, 1.1) +
    signal(962, 548, leaf.main, 0.7) +
    badge(250, 330, glyphs.pin, leaf.main, 1) +
    repeat(6, (i) => line(`M${90 + i * 190} 880l10 -30M${100 + i * 190} 880l16 -26`, '#3f8a49', 7)),
}
