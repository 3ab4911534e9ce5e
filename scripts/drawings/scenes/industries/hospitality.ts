import * as glyphs from '../../kit/glyphs.ts'
import { place, line, rect, shape } from '../../kit/shapes.ts'
import { badge, ground, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { home } from '../palettes.ts'
import { palm } from '../props/life.ts'
import { bed } from '../props/rooms.ts'

export const hospitality: Scene = {
  palette: home,
  art:
    rect(0, 0, 1200, 690, '#f6ece3') +
    rect(690, 90, 380, 380, '#bfe1f5', 14) +
    sun(960, 210, 50, '#ffe7a8') +
    shape('M690 380q90 -60 190 -10t190 -30v130H690z', '#8cc6e2') +
    rect(690, 90, 380, 380, 'none', 14, 'stroke="#ffffff" stroke-width="22"') +
    shape('M650 70h90q20 200 -40 440h-50zM1110 70h-90q-20 200 40 440h50z', '#e6b49a') +
    ground(690, home) +
    stand(420, 800, bed('#8a5a3c', '#5566d6'), 1.35, 400) +
    place(
      140,
      560,
      line('M0 180V-60', '#8a5a3c', 10) + shape('M-60 -50L-36 -150H36L60 -50z', '#ffe3a0'),
    ) +
    stand(980, 810, palm('#4fa263'), 0.9) +
    rect(930, 770, 100, 70, '#c2714a', 12) +
    badge(420, 260, glyphs.key, home.main, 1.1),
}
