import * as glyphs from '../../kit/glyphs.ts'
import { rect, repeat } from '../../kit/shapes.ts'
import { badge, ground, node, route, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { office } from '../palettes.ts'
import { shelf } from '../props/rooms.ts'
import { forklift } from '../props/vehicles.ts'

export const assets: Scene = {
  palette: office,
  art:
    rect(0, 0, 1200, 660, '#e8ecf6') +
    repeat(5, (i) => rect(80 + i * 240, 0, 20, 660, '#d6ddee')) +
    ground(660, office) +
    stand(260, 690, shelf('#5566d6', ['#d9ad74', '#c3925a', '#e8c592', '#8fb3e0']), 1, 250) +
    stand(900, 690, shelf('#5566d6', ['#8fb3e0', '#d9ad74', '#e8c592', '#c3925a']), 1, 250) +
    stand(560, 830, forklift('#f0a52b'), 1.2, 250) +
    node(600, 250, office.main, 1.1) +
    badge(262, 250, glyphs.crate, office.main, 0.9) +
    badge(930, 250, glyphs.pin, '#e07b2c', 0.9) +
    route('M330 250H540M660 250H850', office.main),
}
