import { across, down, slant } from '../kit/paint.ts'
import { gland, screw } from '../kit/parts.ts'
import { place, disc, line, oval, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { can, rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, graphite, grey, red, steel, white } from '../kit/tones.ts'

const band = (y: number): string =>
  slab(-150, y, 160, 40, 8, steel, 20) +
  screw(-136, y + 20, 12) +
  screw(-6, y + 20, 12) +
  line(`M10 ${y + 20}h60`, '#687483', 20)

export const poleBracket: Figure = {
  art:
    rod(-70, -300, 96, 610, grey) +
    band(-180) +
    band(130) +
    slab(60, -220, 60, 440, 10, steel, 34) +
    slab(130, -170, 150, 340, 14, graphite, 30) +
    repeat(4, (i) =>
      rect(158 + (i % 2) * 60, -130 + Math.floor(i / 2) * 200, 30, 60, '#0b0d10', 15),
    ) +
    repeat(2, (i) => screw(90, -190 + i * 380, 13)),
  groundY: 314,
  shadowSpread: 130,
  focus: [-70, -160],
}

export const wallKit: Figure = {
  art:
    slab(-270, -220, 300, 380, 34, white, 30) +
    rect(-220, -170, 200, 280, slant('#e3e8ee', '#f7f9fb'), 22) +
    repeat(
      4,
      (i) =>
        rect(-200 + (i % 2) * 130, -146 + Math.floor(i / 2) * 190, 30, 42, '#8793a3', 15) +
        disc(-185 + (i % 2) * 130, -114 + Math.floor(i / 2) * 190, 19, '#59636f'),
    ) +
    ring(-120, -30, 40, accent, 7) +
    repeat(3, (i) =>
      place(
        110 + i * 80,
        -60,
        shape('M-24 -90h48l-8 22h-32z', slant('#eef2f6', '#8f9baa')) +
          rod(0, -68, 18, 130, steel) +
          repeat(7, (k) => line(`M-11 ${-54 + k * 18}l22 8`, '#687483', 4)) +
          shape('M-9 62h18L0 88z', '#8f9baa'),
      ),
    ) +
    repeat(3, (i) =>
      place(
        110 + i * 80,
        140,
        rect(-18, -50, 36, 130, across('#c8640d', '#ffb057', '#ee7f1a', '#9c4c07'), 10) +
          repeat(4, (k) => rect(-22, -30 + k * 26, 44, 8, '#9c4c07', 4)) +
          line('M0 10V80', '#7a3f06', 4),
      ),
    ),
  groundY: 230,
  shadowSpread: 300,
  focus: [190, -60],
}

export const magnet: Figure = {
  art:
    oval(0, 158, 250, 64, slant('#aeb9c6', '#eef2f6')) +
    can(0, 96, 232, 34, steel, 0.28) +
    can(0, 40, 230, 50, red, 0.28) +
    oval(0, 36, 176, 44, slant('#59636f', '#20262f')) +
    can(0, -30, 90, 60, graphite, 0.28) +
    rod(0, -210, 44, 176, steel) +
    repeat(8, (i) => line(`M-24 ${-196 + i * 18}l48 8`, '#687483', 5)) +
    line(
      'M-250 210q20 34 -10 64M-200 232q14 26 -6 50M250 210q-20 34 10 64M200 232q-14 26 6 50',
      accent,
      9,
    ),
  groundY: 220,
  shadowSpread: 240,
}

export const enclosure: Figure = {
  art:
    slab(-270, -200, 520, 390, 24, grey, 80) +
    slab(-246, -176, 472, 342, 18, white, 3) +
    rect(-216, -146, 412, 282, slant('#f7f9fb', '#e3e8ee'), 12) +
    rect(-170, -70, 320, 12, down('#c2cad5', '#8793a3'), 3) +
    repeat(3, (i) => slab(-150 + i * 104, -110, 84, 130, 8, i === 1 ? graphite : grey, 8)) +
    disc(-8, -60, 8, accent) +
    repeat(4, (i) => screw(i % 2 ? 226 : -246, i < 2 ? -176 : 166, 13)) +
    rect(262, -60, 26, 90, slant('#59636f', '#20262f'), 8) +
    repeat(4, (i) => gland(-190 + i * 120, 196)),
  groundY: 262,
  shadowSpread: 300,
  focus: [0, -40],
}
