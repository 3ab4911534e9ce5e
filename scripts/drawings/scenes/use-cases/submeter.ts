import * as glyphs from '../../kit/glyphs.ts'
import { disc, rect, repeat } from '../../kit/shapes.ts'
import { badge, chartCard, route } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { energy } from '../palettes.ts'
import { room } from './room.ts'

export const submeter: Scene = {
  palette: energy,
  art:
    room({ ...energy, ground: ['#dcc79c', '#c4a86f'] }, '#faf3e4', 740) +
    rect(170, 110, 560, 600, '#c9d2de', 20) +
    rect(194, 134, 512, 552, '#eef2f6', 12) +
    repeat(
      3,
      (r) =>
        rect(220, 196 + r * 166, 460, 24, '#98a5b5', 4) +
        repeat(
          5,
          (i) =>
            rect(
              230 + i * 92,
              160 + r * 166,
              76,
              116,
              '#ffffff',
              8,
              'stroke="#c3ccd8" stroke-width="4"',
            ) +
            rect(
              250 + i * 92,
              196 + r * 166,
              36,
              44,
              i === (r * 2) % 5 ? '#2f9a58' : '#3a4557',
              6,
            ) +
            disc(268 + i * 92, 258 + r * 166, 6, '#ffc247'),
        ),
    ) +
    rect(706, 300, 40, 200, '#b3becb', 8) +
    badge(930, 250, glyphs.bolt, energy.main, 1.3) +
    chartCard(950, 530, energy.main, 1.2) +
    route('M750 400H810Q840 400 850 470', energy.main),
}
