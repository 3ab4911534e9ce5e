import { place, disc, rect, repeat } from '../../kit/shapes.ts'
import { route, signal } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { water } from '../palettes.ts'
import { meterFace } from '../props/rooms.ts'
import { room } from './room.ts'

export const reading: Scene = {
  palette: water,
  art:
    room(water, '#e6f1f8', 720) +
    rect(60, 130, 640, 520, '#d3e3ee', 24) +
    place(240, 390, meterFace('#1c8cc4'), 0.92) +
    place(520, 390, meterFace('#e0574c'), 0.92) +
    rect(90, 540, 300, 30, '#8fa6bb', 8) +
    rect(390, 540, 280, 30, '#8fa6bb', 8) +
    signal(240, 230, water.main, 0.9) +
    signal(520, 230, '#e0574c', 0.9) +
    place(
      940,
      480,
      rect(-126, -250, 270, 520, '#1d2b45', 44, 'opacity=".2"') +
        rect(-134, -260, 268, 520, '#27303f', 44) +
        rect(-116, -236, 232, 472, '#ffffff', 28) +
        repeat(
          3,
          (i) =>
            rect(-92, -200 + i * 90, 184, 70, '#eef3f8', 14) +
            disc(-62, -165 + i * 90, 16, [water.main, '#e0574c', '#eaa51e'][i] ?? '') +
            rect(-34, -176 + i * 90, 90, 12, '#c3ccd8', 6) +
            rect(-34, -154 + i * 90, 60, 10, '#dfe5ec', 5),
        ) +
        repeat(6, (i) =>
          rect(
            -90 + i * 32,
            190 - [40, 64, 50, 84, 70, 96][i]!,
            20,
            [40, 64, 50, 84, 70, 96][i]!,
            water.main,
            5,
          ),
        ),
    ) +
    route('M680 300Q760 250 800 300', water.main),
}
