import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, rect, repeat } from '../../kit/shapes.ts'
import { toSvg } from '../../kit/stage.ts'
import { badge, ground, signal, stand } from '../frame.ts'
import { home } from '../palettes.ts'
import { airUnit } from '../props/rooms.ts'
import { pot, window } from '../use-cases/room.ts'
import { slideHeight, slideWidth } from './size.ts'

const floor = 690

/** A smart living room in the evening. The text is on the left. */
export const livingRoom = (sofa: string, shade: string): string =>
  toSvg(
    rect(0, 0, slideWidth, floor, '#fbf1ec') +
      rect(0, floor - 24, slideWidth, 24, home.far) +
      ground(floor, home, slideWidth, slideHeight) +
      window(180, 130, 300, 320) +
      window(900, 130, 260, 300) +
      place(1450, 190, airUnit(), 1.1) +
      repeat(3, (i) =>
        line(`M${1290 + i * 150} 240q26 50 0 100t0 100`, '#7fd0e8', 11, 'opacity=".75"'),
      ) +
      place(
        1730,
        420,
        rect(-92, -92, 192, 192, '#5a4338', 42, 'opacity=".14"') +
          rect(-100, -100, 200, 200, '#ffffff', 42) +
          disc(0, 0, 72, '#3a2f36') +
          line('M-44 34A56 56 0 0 1 -29 -48', '#38b6e8', 12) +
          line('M-15 -54A56 56 0 0 1 44 34', '#ff9a4d', 12) +
          disc(0, 0, 11, '#ffffff'),
      ) +
      stand(
        1330,
        800,
        rect(-330, -120, 660, 90, sofa, 40) +
          rect(-290, -230, 580, 150, sofa, 40) +
          rect(-290, -230, 580, 150, '#ffffff', 40, 'opacity=".18"') +
          rect(-360, -180, 90, 160, shade, 36) +
          rect(270, -180, 90, 160, shade, 36) +
          rect(-300, -24, 40, 34, '#7a6257') +
          rect(260, -24, 40, 34, '#7a6257') +
          rect(-190, -220, 130, 110, '#f0b84a', 24, 'transform="rotate(-8 -120 -160)"'),
        1.05,
        360,
      ) +
      stand(1800, 810, pot(), 1.15) +
      stand(640, 800, pot('#6fae6a'), 1) +
      signal(1730, 300, shade, 0.7) +
      badge(1170, 430, glyphs.bulb, shade, 0.95),
    slideWidth,
    slideHeight,
  )
