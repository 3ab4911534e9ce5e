import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, rect } from '../../kit/shapes.ts'
import { badge, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { care } from '../palettes.ts'
import { chair } from '../props/rooms.ts'
import { pot, room, window } from './room.ts'

export const indoorAir: Scene = {
  palette: care,
  art:
    room(care, '#eef8f7') +
    window(100, 110, 340, 320) +
    stand(250, 800, pot(), 1.4) +
    place(
      650,
      330,
      rect(-170, -140, 348, 290, '#1d2b45', 30, 'opacity=".12"') +
        rect(-180, -150, 360, 290, '#ffffff', 30) +
        line('M-90 60A100 100 0 0 1 90 60', '#e3e8ee', 26) +
        line('M-90 60A100 100 0 0 1 40 -28', care.main, 26) +
        disc(0, 50, 14, care.main) +
        disc(140, -100, 12, '#2fd67b'),
    ) +
    stand(820, 810, chair('#5fb0a8'), 1, 90) +
    badge(980, 250, glyphs.carbon, '#56707a', 1.05) +
    line('M420 520q40 -30 80 0t80 0M440 570q40 -30 80 0t80 0', care.main, 9, 'opacity=".5"'),
}
