import * as glyphs from '../../kit/glyphs.ts'
import { place, line, rect, repeat } from '../../kit/shapes.ts'
import { badge, ground, signal, skyline } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { road } from '../palettes.ts'

export const cargo: Scene = {
  palette: road,
  art:
    rect(0, 0, 1200, 700, '#d9e3f3') +
    skyline(640, road.far, 6) +
    ground(720, road) +
    place(
      600,
      800,
      rect(-430, -600, 860, 600, '#2f66c0', 14) +
        repeat(
          2,
          (i) =>
            rect(-410 + i * 415, -580, 405, 560, '#3d78d8', 8) +
            repeat(6, (k) => rect(-386 + i * 415 + k * 62, -550, 22, 500, '#00000014', 4)),
        ) +
        repeat(4, (i) => rect([-190, -60, 40, 170][i] ?? 0, -590, 20, 580, '#dfe5ec', 8)) +
        repeat(4, (i) => rect([-210, -80, 20, 150][i] ?? 0, -330, 60, 20, '#98a5b5', 6)),
    ) +
    place(
      600,
      520,
      line('M-60 -60V-110a60 60 0 0 1 120 0v50', '#dfe5ec', 26) +
        rect(-96, -70, 200, 180, '#1d2b45', 24, 'opacity=".25"') +
        rect(-104, -80, 208, 180, '#f0a52b', 26) +
        rect(-76, -52, 152, 124, '#27303f', 16) +
        place(0, 10, glyphs.lock('#57e0c4'), 0.9),
    ) +
    signal(600, 360, '#ffffff', 1.2) +
    badge(1000, 190, glyphs.pin, '#e07b2c', 1) +
    badge(200, 190, glyphs.shield, road.main, 1),
}
