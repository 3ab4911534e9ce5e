import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, oval, rect, repeat } from '../../kit/shapes.ts'
import { badge, signal } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { water } from '../palettes.ts'
import { dropShape, pipes } from '../props/rooms.ts'
import { room } from './room.ts'

export const leak: Scene = {
  palette: water,
  art:
    room(water, '#e9f4fa', 710) +
    place(600, 330, pipes('#8fa6bb'), 1) +
    repeat(3, (i) =>
      place(590 + (i - 1) * 16, 430 + i * 80, dropShape(0.5 + i * 0.12, '#2f9fdc')),
    ) +
    oval(600, 770, 330, 56, '#8fd0f0') +
    oval(580, 762, 220, 32, '#bfe6f8') +
    line('M470 740Q600 800 730 742', '#ffffff', 8, 'opacity=".6"') +
    place(870, 740, rect(-80, -36, 160, 64, '#ffffff', 30) + disc(0, -6, 16, '#d94a3d')) +
    signal(870, 680, '#d94a3d', 1) +
    badge(250, 560, glyphs.bell, '#d94a3d', 1.1) +
    badge(960, 200, glyphs.drop, water.main, 0.9),
}
