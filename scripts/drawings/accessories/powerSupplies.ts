import { bolt } from '../kit/glyphs.ts'
import { across, slant } from '../kit/paint.ts'
import { cable, led, plug, socket, terminals, vents } from '../kit/parts.ts'
import { place, line, oval, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { can, rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, blue, graphite, grey, orange, steel, teal, white } from '../kit/tones.ts'

const cell = (x: number, y: number): string =>
  rod(x, y - 20, 44, 30, steel) +
  can(x, y, 62, 330, teal, 0.24) +
  rect(x - 62, y + 200, 124, 96, across('#20262f', '#6b7686', '#2b323d', '#14171c')) +
  place(x, y + 120, bolt('#ffffff'), 1.1) +
  oval(x, y, 30, 8, '#ffffff', 'opacity=".6"')

export const cells: Figure = {
  art: cell(-220, -170) + cell(-74, -130) + cell(74, -130) + cell(220, -170),
  groundY: 216,
  shadowSpread: 320,
  focus: [-74, 0],
}

export const batteryPack: Figure = {
  art:
    cable('M60 -150c60 -110 190 -90 200 -10s-30 120 -20 160', 13, '#d4332f', '#ff9d8f') +
    cable('M20 -150c60 -150 270 -130 270 0s-30 120 -24 150', 13) +
    slab(-250, -160, 460, 340, 30, blue, 70) +
    repeat(3, (i) => line(`M${-140 + i * 120} -150V170`, '#123f84', 5, 'opacity=".45"')) +
    slab(-200, -90, 360, 180, 18, white, 3) +
    place(-110, 0, bolt('#ee7f1a'), 1.5) +
    repeat(4, (i) => rect(-20 + i * 40, -34, 28, 68, i < 3 ? accent : '#dfe5ec', 5)) +
    slab(220, 150, 90, 56, 8, white, 10) +
    repeat(3, (i) => rect(232 + i * 24, 164, 14, 24, '#20262f', 2)),
  groundY: 236,
  shadowSpread: 300,
  focus: [0, 0],
}

export const railSupply: Figure = {
  art:
    slab(-150, -270, 300, 540, 14, grey, 64) +
    terminals(-124, -250, 5, 48) +
    terminals(-124, 180, 5, 48, '#3b434f') +
    vents(-110, -140, 220, 6, 22) +
    slab(-110, 10, 220, 130, 10, white, 3) +
    place(-50, 74, bolt('#ee7f1a'), 1.1) +
    line('M20 56h60M20 76h20m10 0h10m10 0h10', '#263242', 7) +
    led(96, -166, '#2fd67b', 8),
  groundY: 316,
  shadowSpread: 200,
  focus: [0, 60],
}

export const injector: Figure = {
  art:
    cable('M-200 60c-90 0 -110 60 -100 130', 18) +
    cable('M230 40c80 10 70 110 60 160', 16, '#1f66cf', '#9cc8ff') +
    slab(-230, -100, 440, 210, 30, black, 70) +
    socket(-180, -40, 100) +
    socket(-60, -40, 100) +
    place(120, 6, bolt('#f0b429'), 1.2) +
    led(-130, 78, '#2fd67b') +
    led(-10, 78, '#ffb02e') +
    plug(-300, 186) +
    rect(272, 190, 40, 60, slant('#dfe5ec', '#98a3b2'), 5),
  groundY: 176,
  shadowSpread: 280,
  focus: [-80, 0],
}

export const usbAdapter: Figure = {
  art:
    cable('M100 110c0 110 -240 60 -240 140s260 50 330 0', 16, '#dfe5ec', '#ffffff') +
    rect(190, 232, 70, 26, slant('#dfe5ec', '#98a3b2'), 8) +
    rect(258, 236, 34, 18, slant('#eef2f6', '#8f9baa'), 8) +
    rod(-60, -280, 26, 90, steel) +
    rod(40, -280, 26, 90, steel) +
    slab(-170, -200, 320, 300, 50, white, 64) +
    rect(60, 84, 80, 32, slant('#c2cad5', '#8793a3'), 14) +
    rect(70, 91, 60, 18, '#20262f', 9) +
    place(-10, -60, bolt(accent), 1.6) +
    led(110, -160, '#2fd67b', 6),
  groundY: 282,
  shadowSpread: 240,
}

export const solarKit: Figure = {
  art:
    line('M0 120V290M0 200L-110 290M0 200L110 290', '#59636f', 16) +
    line('M-4 120V288', '#98a3b2', 4) +
    shape('M-300 90L-220 -240H290L220 90z', slant('#eef2f6', '#8f9baa')) +
    shape('M-278 76L-204 -224H268L204 76z', slant('#2f5796', '#0f2347')) +
    repeat(5, (i) => line(`M${-198 + i * 80} 76L${-126 + i * 78.6} -224`, '#86abe0', 3)) +
    repeat(3, (i) => line(`M${-260 + i * 18} ${1 - i * 75}H${220 + i * 16}`, '#86abe0', 3)) +
    shape('M-278 76L-204 -224H-40L-180 76z', '#ffffff', 'opacity=".12"') +
    cable('M120 90c0 100 60 90 90 100', 13) +
    slab(180, 160, 130, 110, 16, white, 26) +
    place(245, 214, bolt('#ee7f1a'), 0.8),
  groundY: 296,
  shadowSpread: 240,
  focus: [220, 200],
}

const clamp = (x: number, y: number, tone: typeof blue): string =>
  place(
    x,
    y,
    cable('M0 110c0 60 30 60 30 110', 10) +
      slab(-78, -120, 156, 240, 26, tone, 44) +
      ring(0, 20, 54, '#0b0d10', 26) +
      ring(-3, 17, 54, '#3b434f', 16) +
      rect(-78, -34, 156, 6, '#00000030') +
      rect(-40, -106, 80, 36, slant('#59636f', '#20262f'), 8) +
      line('M30 -6l10 10', '#ffffff', 5),
  )

export const clamps: Figure = {
  art: clamp(-210, -30, blue) + clamp(0, -70, orange) + clamp(210, -30, graphite),
  groundY: 170,
  shadowSpread: 320,
  focus: [0, -50],
}
