import { down, slant } from '../kit/paint.ts'
import { cable, plug } from '../kit/parts.ts'
import { place, disc, line, oval, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { can, rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, graphite, steel, white } from '../kit/tones.ts'

export const staffAntenna: Figure = {
  art:
    can(0, -290, 22, 420, white, 0.3) +
    rect(-22, -150, 44, 8, accent) +
    can(0, 124, 34, 70, steel, 0.3) +
    rod(0, 190, 52, 36, steel) +
    repeat(4, (i) => rect(-26, 194 + i * 9, 52, 3, '#00000030')) +
    rod(0, 224, 30, 40, steel) +
    line(
      'M70 -200a70 70 0 0 1 0 140M104 -240a130 130 0 0 1 0 220M-70 -200a70 70 0 0 0 0 140M-104 -240a130 130 0 0 0 0 220',
      accent,
      9,
      'opacity=".75"',
    ) +
    line('M-110 150h220M-110 150v40h220v-40', '#687483', 12),
  groundY: 280,
  shadowSpread: 90,
  focus: [0, 200],
}

export const magnetAntenna: Figure = {
  art:
    cable('M90 170c120 10 190 -60 200 30s-120 100 -330 70s-220 20 -240 20', 13) +
    rod(-296, 274, 40, 28, steel) +
    shape('M-14 110L-7 -290h14L14 110z', slant('#59636f', '#14171c')) +
    oval(0, -290, 8, 8, '#2b323d') +
    can(0, 100, 40, 34, graphite) +
    can(0, 140, 120, 50, black, 0.26) +
    oval(0, 136, 80, 16, slant('#59636f', '#20262f')),
  groundY: 216,
  shadowSpread: 170,
}

export const positionAntenna: Figure = {
  art:
    cable('M150 60c150 0 150 130 40 130s-300 -20 -330 70', 14) +
    rod(-142, 244, 44, 54, steel) +
    shape(
      'M-190 60C-190 -60 -150 -110 -100 -120H100C150 -110 190 -60 190 60L170 90H-170z',
      slant('#4a5462', '#14171c'),
    ) +
    shape('M-176 50C-170 -50 -140 -98 -96 -108H60', 'none', 'stroke="#8893a3" stroke-width="4"') +
    rect(-180, 64, 360, 34, down('#2b323d', '#0b0d10'), 12) +
    place(
      0,
      -20,
      ring(0, 0, 42, accent, 7) +
        disc(0, 0, 12, accent) +
        line('M0 -60v24M0 36v24M-60 0h24M36 0h24', accent, 7),
    ),
  groundY: 118,
  shadowSpread: 210,
}

const relay = (x: number, y: number): string =>
  place(
    x,
    y,
    slab(-90, -100, 180, 190, 16, black, 40) +
      rect(-66, -76, 132, 70, '#ffffff', 8) +
      line('M-48 -30h30l34 -22M30 -30h24', '#263242', 6) +
      repeat(4, (i) => rect(-66 + i * 36, 118, 20, 34, slant('#f2d79b', '#99722c'), 3)),
  )

export const relayHarness: Figure = {
  art:
    repeat(5, (i) => {
      const colour = ['#d4332f', '#f0b429', '#2f6fed', '#20262f', '#23945a'][i] ?? '#20262f'
      return line(
        `M${-160 + i * 32} 80C${-170 + i * 36} 240 ${40 + i * 10} ${260 - i * 14} ${80 + i * 24} ${110 - i * 20}S${230 + i * 12} ${-110 + i * 10} ${300} ${-150 + i * 24}`,
        colour,
        12,
      )
    }) +
    rect(56, 120, 120, 60, slant('#3b434f', '#14171c'), 12, 'transform="rotate(-46 116 150)"') +
    relay(-110, -70) +
    slab(-180, 60, 150, 60, 10, graphite, 20) +
    slab(250, -180, 80, 150, 12, white, 24) +
    repeat(5, (i) => rect(262, -164 + i * 26, 30, 14, '#20262f', 3)),
  groundY: 220,
  shadowSpread: 260,
  focus: [-110, -80],
}

const diagnostic = (x: number, y: number, turn: number, face: boolean): string =>
  place(
    x,
    y,
    shape('M-96 -40H96L74 60H-74z', slant('#4a5462', '#14171c')) +
      rect(-40, 56, 80, 54, slant('#3b434f', '#0b0d10'), 10) +
      (face
        ? shape('M-82 -28H82L70 26H-70z', '#0b0d10') +
          repeat(16, (i) =>
            rect(-66 + (i % 8) * 17, -18 + Math.floor(i / 8) * 22, 9, 13, '#e0b95a', 2),
          )
        : line('M-70 -20H70M-62 8H62', '#6b7686', 6)),
    1,
    turn,
  )

export const yCable: Figure = {
  art:
    cable('M-190 -70C-190 90 -10 60 0 150', 24) +
    cable('M190 -70C190 90 10 60 0 150', 24) +
    rect(-30, 96, 60, 70, slant('#3b434f', '#14171c'), 18) +
    cable('M0 150V180', 26) +
    diagnostic(-190, -170, 0, true) +
    diagnostic(190, -170, 0, true) +
    diagnostic(0, 240, 180, false),
  groundY: 300,
  shadowSpread: 150,
  focus: [-190, -170],
}

const coil = (colour: string, light: string, width: number): string =>
  repeat(4, (i) =>
    cable(
      `M${-190 + i * 8} ${20 - i * 26}a170 62 0 1 0 340 0a170 62 0 1 0 -340 0`,
      width,
      colour,
      light,
    ),
  )

export const probe: Figure = {
  art:
    coil('#2b323d', '#6b7686', 15) +
    cable('M150 -30c120 10 150 -60 130 -120', 15) +
    place(
      272,
      -140,
      rod(0, -40, 34, 50, graphite) +
        rod(0, -190, 24, 154, steel) +
        rect(-12, -196, 24, 24, '#8793a3', 12),
      1,
      -8,
    ) +
    cable('M-180 40c-60 30 -110 60 -90 130', 15) +
    plug(-272, 160) +
    rect(-60, -30, 46, 120, slant('#35c9b7', '#0f9488'), 8),
  groundY: 116,
  shadowSpread: 260,
  focus: [262, -240],
}

export const leakRope: Figure = {
  art:
    oval(190, 220, 120, 24, '#bfe0f5') +
    coil('#f0a23c', '#ffe0b0', 22) +
    repeat(4, (i) =>
      line(
        `M${-190 + i * 8} ${20 - i * 26}a170 62 0 1 0 340 0a170 62 0 1 0 -340 0`,
        '#b96a10',
        4,
        'stroke-dasharray="10 18"',
      ),
    ) +
    cable('M150 -10c150 20 160 130 60 180', 22, '#f0a23c', '#ffe0b0') +
    place(
      190,
      -190,
      shape(
        'M0 -70C32 -24 52 0 52 28a52 52 0 0 1 -104 0C-52 0 -32 -24 0 -70z',
        slant('#6fc3f5', '#1f7fd1'),
      ) + line('M-28 30a30 30 0 0 0 18 26', '#ffffff', 8),
    ) +
    slab(170, 150, 70, 40, 10, black, 14) +
    rect(-56, -30, 46, 120, slant('#3b434f', '#14171c'), 8),
  groundY: 130,
  shadowSpread: 240,
}
