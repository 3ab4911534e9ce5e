import * as glyphs from '../../kit/glyphs.ts'
import { rect } from '../../kit/shapes.ts'
import { badge, cloud, ground, route, signal, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { city } from '../palettes.ts'
import { bush, tree } from '../props/life.ts'
import { block } from '../props/places.ts'

export const building: Scene = {
  palette: city,
  art:
    sun(220, 170, 70, '#ffe7b8') +
    cloud(900, 150) +
    skyline(720, city.far, 1) +
    skyline(740, city.mid, 4).replaceAll('rx="3"', 'rx="2"') +
    ground(740, city) +
    stand(600, 800, block(360, 600, '#f7f9fd', 5, 8), 1, 220) +
    rect(420, 188, 360, 26, city.main, 6) +
    stand(200, 800, tree('#63b476'), 0.9, 80) +
    stand(1010, 800, tree('#63b476'), 1, 80) +
    stand(330, 806, bush('#4fa263'), 0.8) +
    signal(600, 170, city.main, 1.2) +
    badge(260, 420, glyphs.bulb, '#eaa51e', 1) +
    badge(940, 330, glyphs.thermometer, '#d9534a', 1) +
    badge(950, 560, glyphs.lock, city.main, 1) +
    route('M335 420H420M780 330H860M780 560H870', city.main),
}
