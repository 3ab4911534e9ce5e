import * as glyphs from '../../kit/glyphs.ts'
import { down } from '../../kit/paint.ts'
import { rect, shape, repeat } from '../../kit/shapes.ts'
import { toSvg } from '../../kit/stage.ts'
import { badge, cloud, ground, hills, node, route, stand, sun } from '../frame.ts'
import { leaf } from '../palettes.ts'
import { crop } from '../props/life.ts'
import { silo } from '../props/places.ts'
import { tractor } from '../props/vehicles.ts'
import { slideHeight, slideWidth } from './size.ts'

// The text is on the left, over the open field.
export const fieldSlide = (): string =>
  toSvg(
    rect(0, 0, slideWidth, slideHeight, down('#c4ebda', '#f4faec')) +
      sun(1150, 190, 84, '#fff2bf') +
      cloud(1500, 150, 1.1) +
      cloud(420, 190, 0.9) +
      hills(540, leaf.far, 90, 0, slideWidth) +
      hills(600, leaf.mid, 60, 1, slideWidth) +
      stand(1760, 640, silo('#e9edf2'), 1, 90) +
      stand(1640, 640, silo('#dfe5ec'), 0.78, 70) +
      ground(630, leaf, slideWidth, slideHeight) +
      repeat(6, (row) =>
        shape(
          `M${180 + row * 170} 900L${840 + row * 70} 640h40L${400 + row * 330} 900z`,
          '#4c8f4e',
          'opacity=".32"',
        ),
      ) +
      stand(1290, 740, tractor('#d9534a'), 1, 210) +
      repeat(11, (i) => stand(90 + i * 178, 860, crop('#2f8f4e'), 1.15)) +
      node(1560, 700, leaf.main, 1.5) +
      rect(1551, 752, 18, 100, '#59657a') +
      badge(1390, 300, glyphs.drop, '#1f8fd0', 1.15) +
      badge(1560, 420, glyphs.leaf, leaf.main, 1) +
      route('M1480 316C1530 320 1560 340 1560 352M1560 500V590', leaf.main),
    slideWidth,
    slideHeight,
  )
