import { glow, slant } from '../kit/paint.ts'
import { cable, grille, led, lens } from '../kit/parts.ts'
import { place, disc, line, oval, rect, shape, repeat } from '../kit/shapes.ts'
import { plate, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, white } from '../kit/tones.ts'

export const motionSensor: Figure = {
  art:
    slab(-140, -250, 280, 480, 70, white, 40) +
    shape('M-104 -176Q0 -236 104 -176V-10Q0 60 -104 -10z', glow('#ffffff', '#e9eef3', '#b9c4d1')) +
    repeat(4, (i) =>
      line(`M${-62 + i * 41} ${-206 + (i % 3 ? -8 : 8)}V${20 + (i % 3 ? 10 : -4)}`, '#c2cdd9', 3),
    ) +
    repeat(4, (i) =>
      line(`M-104 ${-150 + i * 44}Q0 ${-190 + i * 54} 104 ${-150 + i * 44}`, '#c2cdd9', 3),
    ) +
    led(0, 96, '#ff5252', 8) +
    rect(-30, 176, 60, 8, accent, 4),
  groundY: 262,
  shadowSpread: 170,
  focus: [0, -80],
}

export const deskSensor: Figure = {
  art:
    slab(-220, -110, 440, 220, 60, white, 36) +
    disc(0, 0, 70, slant('#c2cad5', '#f4f7fa')) +
    disc(0, 0, 56, glow('#ffffff', '#dfe5ec', '#98a3b2')) +
    repeat(6, (i) =>
      line(
        `M0 0L${Math.round(52 * Math.cos(i * 1.047))} ${Math.round(52 * Math.sin(i * 1.047))}`,
        '#b3bdca',
        2,
      ),
    ) +
    led(150, 0, '#2fd67b', 9) +
    rect(-172, -5, 56, 9, accent, 4),
  groundY: 144,
  shadowSpread: 250,
  focus: [0, 0],
}

export const peopleCounter: Figure = {
  art:
    plate(0, 0, 250, white, 46) +
    disc(0, 0, 214, slant('#e6ebf1', '#ffffff')) +
    slab(-150, -70, 300, 140, 70, black, 4) +
    lens(-78, 0, 52) +
    lens(78, 0, 52) +
    led(0, 0, '#2fd67b', 7) +
    grille(-56, 120, 8, 3, 16, 4) +
    rect(-36, -150, 72, 8, accent, 4),
  groundY: 276,
  shadowSpread: 240,
  focus: [-78, 0],
}

export const leakSensor: Figure = {
  art:
    oval(-30, 196, 300, 60, '#bfe0f5', 'opacity=".75"') +
    oval(-60, 188, 190, 34, '#d9eefa', 'opacity=".9"') +
    cable('M110 110C330 90 320 240 150 236S-120 226 -250 262', 20, '#f0a23c', '#ffe0b0') +
    line(
      'M110 110C330 90 320 240 150 236S-120 226 -250 262',
      '#b96a10',
      5,
      'stroke-dasharray="12 16"',
    ) +
    plate(-40, -20, 190, white, 40) +
    disc(-40, -20, 150, slant('#eef1f5', '#ffffff')) +
    place(
      -40,
      -26,
      shape(
        'M0 -86C38 -30 62 0 62 34a62 62 0 0 1 -124 0C-62 0 -38 -30 0 -86z',
        slant('#6fc3f5', '#1f7fd1'),
      ),
      1,
    ) +
    line('M-74 8a38 38 0 0 0 24 34', '#ffffff', 9) +
    led(66, -100, '#2fd67b', 8),
  groundY: 200,
  shadowSpread: 220,
  focus: [-40, -10],
}
