import * as glyphs from '../../kit/glyphs.ts'
import { random, place, disc, repeat } from '../../kit/shapes.ts'
import { badge, chartCard, ground, hills, route, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { ice } from '../palettes.ts'
import { warehouse } from '../props/places.ts'
import { truck } from '../props/vehicles.ts'

export const coldChain: Scene = {
  palette: ice,
  art:
    sun(970, 150, 60) +
    hills(560, ice.far, 110, 1) +
    hills(640, ice.mid, 70) +
    stand(260, 700, warehouse('#ffffff', ice.main), 0.8, 280) +
    ground(690, ice) +
    repeat(16, (i) => disc(1200 * random(i, 1), 560 * random(i, 2), 5 + (i % 3) * 2, '#ffffff')) +
    stand(720, 800, truck(ice.main, '#ffffff', '#57b8e8'), 1.05, 360) +
    place(580, 590, glyphs.snow('#57b8e8'), 1.5) +
    badge(400, 240, glyphs.thermometer, ice.main, 1.2) +
    chartCard(720, 290, ice.main, 1.1) +
    route('M490 260H580', ice.main),
}
