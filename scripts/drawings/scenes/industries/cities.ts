import * as glyphs from '../../kit/glyphs.ts'
import { badge, cloud, ground, route, signal, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { city } from '../palettes.ts'
import { tree } from '../props/life.ts'
import { block } from '../props/places.ts'
import { car } from '../props/vehicles.ts'
import { lamp } from '../props/works.ts'
import { tarmac } from './tarmac.ts'

export const cities: Scene = {
  palette: city,
  art:
    sun(960, 170, 70, '#ffe7b8') +
    cloud(230, 160) +
    skyline(690, city.far, 9) +
    skyline(720, city.mid, 3) +
    stand(330, 740, block(200, 420, '#f3f6fc', 4, 6)) +
    stand(570, 740, block(170, 520, '#e3eaf7', 3, 8)) +
    stand(790, 740, block(220, 360, '#f7efe6', 4, 5)) +
    ground(735, city) +
    tarmac(775) +
    stand(130, 790, tree('#63b476'), 0.8) +
    stand(1010, 790, lamp('#56607a', false), 0.9) +
    stand(430, 860, car('#35b8a6'), 0.75) +
    stand(840, 870, car('#e0574c'), 0.75) +
    signal(570, 210, city.main, 1.1) +
    badge(330, 230, glyphs.wifi, city.main, 0.9) +
    route('M410 236H500M640 236Q740 240 780 330', city.main),
}
