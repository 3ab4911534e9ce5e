import * as glyphs from '../../kit/glyphs.ts'
import { down } from '../../kit/paint.ts'
import { place, disc, random, rect, repeat } from '../../kit/shapes.ts'
import { toSvg } from '../../kit/stage.ts'
import { badge, route, skyline, stand } from '../frame.ts'
import { car, truck } from '../props/vehicles.ts'
import { slideHeight, slideWidth } from './size.ts'

// The text is in the middle, between the vehicles.
export const fleetSlide = (): string =>
  toSvg(
    rect(0, 0, slideWidth, slideHeight, down('#232f63', '#e99a76')) +
      disc(960, 560, 260, '#ffd9a0', 'opacity=".25"') +
      disc(960, 560, 180, '#ffe6bd', 'opacity=".7"') +
      repeat(26, (i) =>
        disc(slideWidth * random(i, 1), 280 * random(i, 2), 3, '#ffffff', 'opacity=".6"'),
      ) +
      skyline(650, '#7a5f86', 4, slideWidth) +
      skyline(670, '#54497a', 8, slideWidth) +
      rect(0, 660, slideWidth, 240, down('#3f3f6a', '#272a4e')) +
      rect(0, 700, slideWidth, 150, '#30345a') +
      repeat(12, (i) => rect(20 + i * 170, 770, 100, 10, '#ffffff', 5, 'opacity=".55"')) +
      stand(300, 850, truck('#4d8ff0', '#f3f6fb'), 0.86, 280) +
      place(192, 690, glyphs.crate('#4d8ff0'), 1.1) +
      stand(960, 850, car('#35b8a6'), 0.74, 150) +
      stand(1590, 850, truck('#f0a52b', '#ffffff'), 0.86, 280) +
      place(1482, 690, glyphs.crate('#f0a52b'), 1.1) +
      route('M290 300C560 90 1360 90 1640 300', '#3d4a8c') +
      badge(290, 320, glyphs.pin, '#3d7fe8', 1) +
      badge(1640, 320, glyphs.pin, '#f0a52b', 1),
    slideWidth,
    slideHeight,
  )
