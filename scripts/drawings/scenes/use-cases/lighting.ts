import * as glyphs from '../../kit/glyphs.ts'
import { random, disc, rect, repeat } from '../../kit/shapes.ts'
import { badge, ground, signal, skyline, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { dusk } from '../palettes.ts'
import { car } from '../props/vehicles.ts'
import { lamp } from '../props/works.ts'

export const lighting: Scene = {
  palette: dusk,
  art:
    disc(180, 150, 50, '#fdf2c9', 'opacity=".9"') +
    repeat(18, (i) => disc(1200 * random(i, 1), 300 * random(i, 2), 3, '#ffffff', 'opacity=".7"')) +
    skyline(680, dusk.far, 2) +
    skyline(720, dusk.mid, 8) +
    ground(720, dusk) +
    rect(0, 790, 1200, 110, '#20274a') +
    stand(980, 760, lamp('#b9c4de'), 0.75) +
    stand(640, 790, lamp('#c9d2e6'), 1) +
    stand(220, 830, lamp('#dfe6f2'), 1.3) +
    signal(375, 205, dusk.main, 0.9) +
    signal(760, 290, dusk.main, 0.7) +
    stand(860, 860, car('#7b6fd8'), 0.8) +
    badge(560, 170, glyphs.bulb, '#e09a1e', 1),
}
