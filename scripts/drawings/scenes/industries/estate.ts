import * as glyphs from '../../kit/glyphs.ts'
import { badge, cloud, ground, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { home } from '../palettes.ts'
import { bush, tree } from '../props/life.ts'
import { block, house } from '../props/places.ts'

export const estate: Scene = {
  palette: home,
  art:
    sun(200, 170, 70, '#ffe7b8') +
    cloud(900, 150) +
    skyline(700, home.far, 2) +
    ground(720, home) +
    stand(830, 770, block(250, 520, '#ffffff', 4, 7), 1, 150) +
    stand(1040, 770, block(180, 380, '#f3e6da', 3, 5), 1, 100) +
    stand(360, 790, house('#ffffff', home.main), 1.4, 280) +
    stand(90, 790, tree('#7fb56a'), 0.9) +
    stand(640, 800, bush('#6aa557'), 0.9) +
    badge(600, 260, glyphs.key, home.main, 1.05),
}
