import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, rect, shape } from '../../kit/shapes.ts'
import { badge, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { city } from '../palettes.ts'
import { person } from '../props/life.ts'
import { room } from './room.ts'

export const counting: Scene = {
  palette: city,
  art:
    room(city, '#edf2fa', 700) +
    rect(240, 120, 720, 580, '#d6e2f3', 10) +
    rect(280, 160, 640, 540, '#f7fafe') +
    rect(0, 0, 1200, 60, '#d2dced') +
    place(
      600,
      60,
      rect(-110, 0, 220, 44, '#ffffff', 20) +
        disc(-40, 30, 20, '#27303f') +
        disc(40, 30, 20, '#27303f') +
        disc(0, 30, 6, '#2fd67b'),
    ) +
    shape('M560 104L180 860H1020L640 104z', city.main, 'opacity=".1"') +
    line('M270 760H930', city.main, 8, 'stroke-dasharray="4 22"') +
    stand(380, 820, person('#e0574c', '#c98f65'), 1.1, 80) +
    stand(600, 850, person('#4266c9', '#8d5a3b'), 1.2, 90) +
    stand(820, 820, person('#2f9a58', '#e0ac85'), 1.1, 80) +
    badge(1050, 250, glyphs.people, city.main, 1.1) +
    badge(150, 250, glyphs.chart, '#e07b2c', 1.1),
}
