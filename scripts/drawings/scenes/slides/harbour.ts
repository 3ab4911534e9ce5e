import * as glyphs from '../../kit/glyphs.ts'
import { down } from '../../kit/paint.ts'
import { line, rect, repeat } from '../../kit/shapes.ts'
import { toSvg } from '../../kit/stage.ts'
import { badge, cloud, route, skyline, stand, sun } from '../frame.ts'
import { water } from '../palettes.ts'
import { ship } from '../props/vehicles.ts'
import { quayCrane } from '../props/works.ts'
import { slideHeight, slideWidth } from './size.ts'

/** A ship entering a harbour, with its readings. The text is on the left. */
export const harbour = (hull: string): string =>
  toSvg(
    rect(0, 0, slideWidth, slideHeight, down('#bfe3f4', '#fff4e2')) +
      sun(640, 380, 90, '#ffdf9a') +
      cloud(300, 170, 1) +
      cloud(1180, 140, 1.1) +
      skyline(600, '#c3dcea', 8, slideWidth) +
      rect(0, 600, slideWidth, 300, down('#5fb0d6', '#2c7fb0')) +
      repeat(16, (i) =>
        line(
          `M${i * 230 - (i % 3) * 60 - 400} ${650 + (i % 5) * 48}q36 -18 72 0t72 0`,
          '#ffffff',
          6,
          'opacity=".4"',
        ),
      ) +
      stand(1800, 640, quayCrane('#e07b2c'), 1) +
      rect(1560, 610, 360, 290, '#98a5b5') +
      rect(1560, 610, 360, 24, '#b9c4d1') +
      stand(1180, 760, ship(hull), 1.15) +
      badge(1290, 240, glyphs.pin, hull, 1.1) +
      badge(1500, 330, glyphs.thermometer, water.main, 0.95) +
      route('M1360 262Q1420 270 1440 300', hull),
    slideWidth,
    slideHeight,
  )
