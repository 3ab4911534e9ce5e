import * as glyphs from '../../kit/glyphs.ts'
import { place, line, shape } from '../../kit/shapes.ts'
import { badge, ground, signal, skyline, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { safe } from '../palettes.ts'
import { person, vest } from '../props/life.ts'
import { factory } from '../props/places.ts'

export const safety: Scene = {
  palette: safe,
  art:
    skyline(720, safe.far, 5) +
    ground(720, safe) +
    stand(290, 760, factory('#f7dcd5', '#b5584c'), 0.85, 290) +
    stand(610, 850, person('#3d6fd8', '#c98f65', '#ffffff') + vest('#f0a52b'), 1.25, 100) +
    signal(610, 350, safe.main, 1.1) +
    place(
      930,
      390,
      shape('M0 -190L150 -130V-10C150 90 84 150 0 180C-84 150 -150 90 -150 -10V-130z', safe.main) +
        shape('M0 -190L150 -130V-10C150 90 84 150 0 180z', '#00000014') +
        line('M-64 -6L-14 46L72 -56', '#ffffff', 34),
    ) +
    badge(330, 260, glyphs.camera, safe.dark, 0.9) +
    badge(900, 690, glyphs.bell, '#e09a1e', 0.9),
}
