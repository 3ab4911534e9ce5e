import * as glyphs from '../../kit/glyphs.ts'
import { rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, node, route, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { leaf } from '../palettes.ts'
import { crop } from '../props/life.ts'
import { silo } from '../props/places.ts'
import { tractor } from '../props/vehicles.ts'

export const farming: Scene = {
  palette: leaf,
  art:
    sun(220, 170, 80, '#fff2bf') +
    cloud(820, 140) +
    hills(540, leaf.far, 80) +
    hills(600, leaf.mid, 50, 1) +
    stand(1010, 640, silo('#e9edf2'), 0.9, 80) +
    stand(890, 640, silo('#dfe5ec'), 0.7, 60) +
    ground(630, leaf) +
    repeat(4, (row) =>
      shape(
        `M${-100 - row * 90} 900L${430 + row * 40} 640h40L${120 + row * 220} 900z`,
        '#4c8f4e',
        'opacity=".35"',
      ),
    ) +
    stand(380, 730, tractor('#d9534a'), 0.9, 190) +
    repeat(7, (i) => stand(80 + i * 175, 850, crop('#2f8f4e'), 1.1)) +
    node(840, 700, leaf.main, 1.3) +
    rect(832, 744, 16, 90, '#59657a') +
    badge(640, 330, glyphs.drop, '#1f8fd0', 1.1) +
    badge(820, 420, glyphs.leaf, leaf.main, 0.9) +
    route('M720 340C800 350 830 350 830 356M830 490V600', leaf.main),
}
