import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, rect, repeat } from '../../kit/shapes.ts'
import { ground, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { plant } from '../palettes.ts'
import { block } from '../props/places.ts'
import { car } from '../props/vehicles.ts'
import { tarmacOfHeight } from './tarmacOfHeight.ts'

export const noise: Scene = {
  palette: plant,
  art:
    sun(220, 160, 60, '#ffe7b8') +
    skyline(690, plant.far, 3) +
    stand(960, 760, block(240, 460, '#f6f1ea', 4, 6), 1, 150) +
    ground(740, plant) +
    tarmacOfHeight(790, 110) +
    stand(300, 850, car('#e0574c'), 1, 210) +
    repeat(3, (i) =>
      line(
        `M${500 + i * 44} ${700 - i * 26}q${40 + i * 8} ${70 + i * 20} 0 ${140 + i * 48}`,
        plant.main,
        12,
        `opacity="${1 - i * 0.25}"`,
      ),
    ) +
    place(
      720,
      780,
      rect(-9, -330, 18, 330, '#59657a') +
        rect(-56, -420, 112, 130, '#ffffff', 20) +
        place(0, -356, glyphs.sound(plant.dark), 0.8) +
        disc(0, -446, 40, '#27303f'),
    ) +
    place(
      440,
      300,
      rect(-186, -86, 380, 190, '#1d2b45', 24, 'opacity=".12"') +
        rect(-190, -96, 380, 190, '#ffffff', 24) +
        repeat(13, (i) => {
          const h = [24, 50, 90, 60, 120, 140, 90, 130, 70, 100, 56, 34, 20][i] ?? 20
          return rect(-160 + i * 25, -h / 2, 14, h, i > 3 && i < 8 ? '#d94a3d' : plant.main, 7)
        }),
    ),
}
