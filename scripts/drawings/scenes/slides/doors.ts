import * as glyphs from '../../kit/glyphs.ts'
import { place, rect, repeat } from '../../kit/shapes.ts'
import { toSvg } from '../../kit/stage.ts'
import { badge, ground, signal, stand } from '../frame.ts'
import { home } from '../palettes.ts'
import { person } from '../props/life.ts'
import { door } from '../props/rooms.ts'
import { slideHeight, slideWidth } from './size.ts'

const floor = 700

/** A corridor of doors, one of which is just opening. The text is on the left. */
export const doors = (colour: string, frame: string): string =>
  toSvg(
    rect(0, 0, slideWidth, floor, '#efe5dd') +
      repeat(4, (i) => rect(i * 520 - 60, 0, 8, floor, '#e3d5ca')) +
      rect(0, floor - 26, slideWidth, 26, '#dccbbd') +
      ground(floor, home, slideWidth, slideHeight) +
      repeat(2, (i) => stand(250 + i * 520, floor + 10, door('#d8c6b6', '#bfa796'), 1, 190)) +
      stand(1290, floor + 10, door(colour, frame), 1.08, 200) +
      stand(1660, 850, person('#3d6fd8', '#c98f65'), 1.25, 90) +
      rect(1524, 462, 76, 132, '#27303f', 16) +
      rect(1532, 474, 60, 106, '#3a8fe0', 8) +
      place(1562, 527, glyphs.key('#ffffff'), 0.42) +
      signal(1496, 512, colour, 0.8, -90) +
      badge(1060, 250, glyphs.lock, colour, 1.1) +
      badge(1080, 470, glyphs.check, '#2f9a58', 0.85),
    slideWidth,
    slideHeight,
  )
