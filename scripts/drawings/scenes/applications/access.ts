import * as glyphs from '../../kit/glyphs.ts'
import { place, rect } from '../../kit/shapes.ts'
import { badge, ground, signal, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { home } from '../palettes.ts'
import { person } from '../props/life.ts'
import { door } from '../props/rooms.ts'

export const access: Scene = {
  palette: home,
  art:
    rect(0, 0, 1200, 720, '#efe5dd') +
    rect(0, 690, 1200, 30, '#dccbbd') +
    ground(720, home) +
    stand(540, 740, door('#c2714a', '#8a5238'), 1.1, 200) +
    stand(930, 860, person('#3d6fd8', '#c98f65'), 1.25, 90) +
    rect(796, 470, 74, 130, '#27303f', 16) +
    rect(804, 482, 58, 104, '#3a8fe0', 8) +
    place(833, 534, glyphs.key('#ffffff'), 0.42) +
    signal(770, 520, home.main, 0.8, -90) +
    badge(240, 330, glyphs.lock, home.main, 1.3) +
    badge(200, 560, glyphs.check, '#2f9a58', 0.9),
}
