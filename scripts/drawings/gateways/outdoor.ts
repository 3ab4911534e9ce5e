import { slant } from '../kit/paint.ts'
import { gland, led, screw, waves } from '../kit/parts.ts'
import { place, disc, rect, repeat } from '../kit/shapes.ts'
import { can, rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, graphite, grey, steel, white } from '../kit/tones.ts'

const mast = (reach: number): string =>
  rod(-230, -290, 54, 600, steel) +
  repeat(
    2,
    (i) => slab(-276, -120 + i * 240, 100, 40, 10, graphite, 16) + screw(-190, -100 + i * 240, 10),
  ) +
  rect(-200, -112, reach, 24, '#59636f') +
  rect(-200, 128, reach, 24, '#59636f')

export const outdoor: Figure = {
  art:
    mast(90) +
    can(70, -294, 15, 100, white, 0.2) +
    rod(70, -204, 34, 40, steel) +
    slab(-120, -170, 340, 390, 36, white, 54) +
    repeat(4, (i) => rect(-100 + i * 84, -150, 46, 12, '#dfe5ec', 6)) +
    rect(-84, -96, 268, 200, slant('#eef1f5', '#dfe5ec'), 24) +
    place(50, 30, waves(0, 0, accent, 1.4) + disc(0, 8, 13, accent)) +
    led(-90, 150, '#2fd67b') +
    led(-60, 150, '#3fa7ff') +
    repeat(4, (i) => screw(i % 2 ? 202 : -102, i < 2 ? -152 : 202, 9)) +
    gland(-20, 222) +
    gland(110, 222),
  groundY: 312,
  shadowSpread: 200,
  focus: [50, 230],
}

const carrier: Figure = {
  art:
    mast(70) +
    repeat(
      2,
      (i) =>
        can(-60 + i * 260, -296, 15, 110, white, 0.2) + rod(-60 + i * 260, -190, 34, 40, steel),
    ) +
    slab(-140, -160, 410, 400, 26, grey, 60) +
    repeat(9, (i) => rect(-116 + i * 42, -140, 14, 360, slant('#eef2f6', '#8d98a7'), 7)) +
    slab(-70, -70, 270, 180, 22, white, 10) +
    place(64, 60, waves(0, 0, accent, 1.3) + disc(0, 8, 12, accent)) +
    led(-46, 86, '#2fd67b') +
    led(-16, 86, '#ffb02e') +
    repeat(3, (i) => gland(-60 + i * 120, 244)),
  groundY: 314,
  shadowSpread: 230,
}

export const carrierGateway = carrier
