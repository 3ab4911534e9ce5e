import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, rect } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, signal, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { water } from '../palettes.ts'
import { house } from '../props/places.ts'
import { meterFace } from '../props/rooms.ts'

export const metering: Scene = {
  palette: water,
  art:
    cloud(240, 150, 0.9) +
    hills(600, water.far, 60) +
    stand(230, 720, house('#ffffff', water.main), 0.9, 190) +
    stand(980, 720, house('#ffffff', '#e07b2c'), 0.9, 190) +
    ground(710, water) +
    rect(0, 760, 1200, 60, '#4a88ad') +
    rect(0, 760, 1200, 16, '#ffffff', 0, 'opacity=".3"') +
    rect(430, 730, 40, 120, '#35688a', 8) +
    rect(740, 730, 40, 120, '#35688a', 8) +
    disc(612, 612, 210, '#1d2b45', 'opacity=".12"') +
    place(605, 600, meterFace(water.main), 1.35) +
    signal(605, 360, water.main, 1.4) +
    badge(370, 320, glyphs.drop, water.main, 0.95) +
    badge(850, 320, glyphs.bolt, '#eaa51e', 0.95),
}
