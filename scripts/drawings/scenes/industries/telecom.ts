import * as glyphs from '../../kit/glyphs.ts'
import { random, disc, line, rect, repeat } from '../../kit/shapes.ts'
import { badge, ground, hills, signal, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { dusk } from '../palettes.ts'
import { pine } from '../props/life.ts'
import { rack } from '../props/rooms.ts'
import { mast } from '../props/works.ts'

export const telecom: Scene = {
  palette: dusk,
  art:
    repeat(20, (i) => disc(1200 * random(i, 1), 420 * random(i, 2), 3, '#ffffff', 'opacity=".7"')) +
    hills(620, dusk.far, 90) +
    hills(700, dusk.mid, 60, 1) +
    ground(760, dusk) +
    stand(520, 800, mast('#d5ddf0'), 1.1) +
    signal(520, 120, dusk.main, 0.9) +
    line(
      'M600 250q70 60 0 140M650 210q120 100 0 220M440 250q-70 60 0 140M390 210q-120 100 0 220',
      dusk.main,
      10,
      'opacity=".85"',
    ) +
    stand(890, 820, rack('#46508a'), 0.85, 120) +
    rect(700, 800, 80, 12, '#8fa3dc', 6) +
    stand(200, 820, pine('#3d5a7e'), 0.8) +
    badge(900, 280, glyphs.orbit, '#3d6fd8', 1),
}
