import { place, line, rect, repeat } from '../../kit/shapes.ts'
import { cloud, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { water } from '../palettes.ts'
import { plane, ship } from '../props/vehicles.ts'
import { quayCrane } from '../props/works.ts'

export const ports: Scene = {
  palette: water,
  art:
    sun(220, 170, 70, '#fff2bf') +
    cloud(520, 240, 0.8) +
    place(860, 190, `<g transform="rotate(-8)">${plane(water.main)}</g>`, 0.9) +
    skyline(600, water.far, 8) +
    rect(0, 690, 1200, 210, '#4f9fc6') +
    repeat(6, (i) =>
      line(
        `M${i * 220 - 40} ${770 + (i % 3) * 40}q30 -16 60 0t60 0`,
        '#ffffff',
        6,
        'opacity=".45"',
      ),
    ) +
    stand(250, 710, quayCrane('#e07b2c'), 0.9) +
    rect(0, 690, 430, 210, '#98a5b5') +
    rect(0, 690, 430, 22, '#b9c4d1') +
    stand(790, 790, ship('#d94a3d'), 0.95),
}
