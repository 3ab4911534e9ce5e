import { across, slant } from '../kit/paint.ts'
import { place, line, rect, shape, blur, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, graphite, teal, white } from '../kit/tones.ts'

const contacts = (x: number, y: number, size: number): string =>
  rect(x, y, size, size * 0.86, slant('#f7e3b0', '#c79a45'), size * 0.14) +
  line(
    `M${x} ${y + size * 0.28}h${size * 0.32}v${size * 0.3}H${x}M${x + size} ${y + size * 0.28}h${-size * 0.32}v${size * 0.3}h${size * 0.32}M${x + size * 0.32} ${y + size * 0.28}L${x + size * 0.4} ${y}M${x + size * 0.68} ${y + size * 0.28}L${x + size * 0.6} ${y}M${x + size * 0.32} ${y + size * 0.58}L${x + size * 0.4} ${y + size * 0.86}M${x + size * 0.68} ${y + size * 0.58}L${x + size * 0.6} ${y + size * 0.86}`,
    '#8a6522',
    3,
  )

const arcs = (x: number, y: number, colour: string): string =>
  repeat(3, (i) =>
    line(
      `M${x + i * 18} ${y - 16 - i * 12}a${30 + i * 16} ${30 + i * 16} 0 0 1 0 ${32 + i * 24}`,
      colour,
      8,
    ),
  )

export const simCard: Figure = {
  art:
    place(
      60,
      30,
      slab(-240, -160, 480, 310, 26, white, 10) +
        rect(-210, -20, 180, 12, '#c2cad5', 6) +
        rect(-210, 6, 120, 12, '#dfe5ec', 6),
      1,
      8,
    ) +
    place(
      -30,
      10,
      shape(
        'M-150 -180a24 24 0 0 1 24 -24H70L150 -124V180a24 24 0 0 1 -24 24H-126a24 24 0 0 1 -24 -24z',
        '#085a53',
        'transform="translate(12 12)"',
      ) +
        shape(
          'M-150 -180a24 24 0 0 1 24 -24H70L150 -124V180a24 24 0 0 1 -24 24H-126a24 24 0 0 1 -24 -24z',
          slant('#35c9b7', '#0f9488'),
        ) +
        contacts(-84, -40, 168) +
        arcs(-110, -140, '#ffffff') +
        rect(-110, 150, 130, 10, '#ffffff', 5, 'opacity=".6"'),
      1,
      -10,
    ),
  groundY: 240,
  shadowSpread: 260,
  focus: [-30, 30],
}

export const simChip: Figure = {
  art: place(
    0,
    0,
    repeat(
      8,
      (i) =>
        rect(-150 + i * 40, -206, 20, 412, across('#c2cad5', '#ffffff', '#98a3b2'), 4) +
        rect(-206, -150 + i * 40, 412, 20, slant('#eef2f6', '#98a3b2'), 4),
    ) +
      slab(-180, -180, 360, 360, 18, graphite, 30) +
      contacts(-74, -80, 148) +
      rect(-74, 78, 148, 10, '#6b7686', 5) +
      shape('M-156 -156h26l-26 26z', accent) +
      arcs(88, -120, accent),
  ),
  groundY: 226,
  shadowSpread: 230,
  focus: [0, 0],
}

const card = (shade: readonly [string, string], emblem: string): string =>
  blur(8, rect(-192, -108, 400, 240, '#4a586b', 24, 'opacity=".3"')) +
  rect(-200, -126, 400, 250, slant(...shade), 24) +
  line('M-196 -100V-110a12 12 0 0 1 12 -12H100', '#ffffff', 3, 'opacity=".7"') +
  emblem

export const accessCards: Figure = {
  art:
    repeat(4, (i) => place(40 - i * 14, -120 + i * 34, card(['#dfe5ec', '#aeb9c6'], ''), 1, -14)) +
    place(
      -10,
      50,
      card(
        teal.face,
        arcs(70, -10, '#ffffff') +
          rect(-160, -86, 90, 66, slant('#f7e3b0', '#c79a45'), 12) +
          rect(-160, 40, 170, 14, '#ffffff', 7, 'opacity=".8"') +
          rect(-160, 70, 110, 14, '#ffffff', 7, 'opacity=".5"'),
      ),
      1.16,
      -8,
    ),
  groundY: 236,
  shadowSpread: 250,
  focus: [40, 40],
}
