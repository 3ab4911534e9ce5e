import * as glyphs from '../../kit/glyphs.ts'
import { random, disc, rect, repeat } from '../../kit/shapes.ts'
import { badge, ground, route, signal, skyline, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { dusk } from '../palettes.ts'
import { block } from '../props/places.ts'
import { car } from '../props/vehicles.ts'
import { lamp } from '../props/works.ts'

export const urban: Scene = {
  palette: dusk,
  art:
    disc(970, 170, 60, '#fdf2c9', 'opacity=".9"') +
    repeat(18, (i) => disc(1200 * random(i, 1), 330 * random(i, 2), 3, '#ffffff', 'opacity=".7"')) +
    skyline(680, dusk.far, 3) +
    skyline(720, dusk.mid, 6) +
    stand(640, 740, block(220, 420, '#55609a', 4, 7, '#8fa3dc')) +
    stand(860, 740, block(180, 320, '#4a5590', 3, 5, '#ffd98a')) +
    ground(735, dusk) +
    rect(0, 780, 1200, 130, '#232a4d') +
    repeat(8, (i) => rect(20 + i * 160, 838, 90, 9, '#ffffff', 5, 'opacity=".5"')) +
    stand(180, 790, lamp('#c9d2e6'), 1.1) +
    stand(980, 790, lamp('#c9d2e6'), 0.9) +
    stand(560, 850, car('#35c9b7'), 0.9) +
    signal(310, 260, dusk.main, 0.9) +
    badge(480, 240, glyphs.wifi, '#3d6fd8', 0.95) +
    badge(720, 190, glyphs.bulb, '#e09a1e', 0.95) +
    route('M560 235L640 205', '#ffffff'),
}
