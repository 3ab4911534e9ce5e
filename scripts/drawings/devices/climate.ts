import { drop, snow, thermometer } from '../kit/glyphs.ts'
import { across, slant } from '../kit/paint.ts'
import { cable, display, label, led, screw, vents } from '../kit/parts.ts'
import { place, disc, line, oval, rect, shape, repeat } from '../kit/shapes.ts'
import { rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, blue, graphite, quiet, steel, teal, white } from '../kit/tones.ts'

const gauge = (x: number, y: number, width: number, share: number, colour: string): string =>
  rect(x, y, width, 12, '#c9d1da', 6) + rect(x, y, width * share, 12, colour, 6)

export const indoorClimate: Figure = {
  art:
    slab(-135, -190, 270, 380, 46, white, 34) +
    display(
      -98,
      -150,
      196,
      176,
      place(-52, -88, thermometer('#2b323d'), 0.74) +
        place(-52, -12, drop('#2b323d'), 0.5) +
        gauge(-14, -94, 94, 0.68, '#39424f') +
        gauge(-14, -70, 60, 1, '#8793a3') +
        gauge(-14, -16, 94, 0.42, '#39424f'),
      slant('#e9ecea', '#cfd5d2'),
    ) +
    vents(-70, 80, 140, 4, 18) +
    led(92, 56, '#2fd67b', 6) +
    rect(-24, 164, 48, 6, accent, 3),
  groundY: 218,
  shadowSpread: 170,
  focus: [0, -60],
}

const louvre = (y: number): string =>
  oval(6, y + 44, 108, 13, '#6d7887') +
  rect(-58, y + 20, 116, 34, across('#59636f', '#8b97a7', '#414a56')) +
  shape(
    `M-150 ${y + 30}Q-146 ${y + 2} -96 ${y}H96Q146 ${y + 2} 150 ${y + 30}Q120 ${y + 42} 0 ${y + 42}T-150 ${y + 30}z`,
    across('#eef1f5', '#ffffff', '#dfe5ec', '#b3bdca'),
  ) +
  line(`M-146 ${y + 27}Q-140 ${y + 6} -96 ${y + 3}H60`, '#ffffff', 3)

export const outdoorClimate: Figure = {
  art:
    rod(0, -290, 26, 70, steel) +
    slab(-74, -262, 148, 30, 14, white, 20) +
    repeat(7, (index) => louvre(-210 + index * 52)) +
    slab(-96, 172, 192, 74, 20, white, 24) +
    led(-60, 208, '#2fd67b', 6) +
    rect(-20, 204, 80, 8, accent, 4) +
    place(0, 262, rod(0, 0, 46, 16, graphite) + rod(0, 14, 34, 18, graphite)),
  groundY: 300,
  shadowSpread: 150,
  focus: [0, -40],
}

export const chillLogger: Figure = {
  art:
    line('M-90 -196v-34a36 36 0 0 1 36 -36h108a36 36 0 0 1 36 36v34', '#12151a', 30) +
    line('M-93 -200v-32a36 36 0 0 1 36 -36h104', '#5a6576', 7) +
    slab(-180, -204, 360, 410, 44, graphite, 40) +
    slab(-154, -178, 308, 358, 30, blue, 4) +
    display(
      -118,
      -144,
      236,
      150,
      place(-64, -70, snow('#8ed3ff'), 0.9) +
        line('M-10 -50l24 -18l22 22l26 -40l22 14l16 -8', '#57e0c4', 7) +
        line('M-10 -24h110', '#3b5170', 4),
    ) +
    led(-96, 48, '#2fd67b') +
    led(-62, 48, '#ffb02e') +
    disc(0, 104, 40, slant('#ffffff', '#c2cad5')) +
    disc(0, 104, 28, slant('#e6ebf1', '#ffffff')) +
    repeat(4, (i) => screw(i % 2 ? 162 : -162, i < 2 ? -186 : 188, 9)) +
    cable('M120 214c0 60 60 70 110 52', 15) +
    place(232, 266, rod(0, 0, 18, 90, steel), 1, -62),
  groundY: 236,
  shadowSpread: 220,
  focus: [0, -60],
}

export const freezerProbe: Figure = {
  art:
    slab(-270, -170, 230, 290, 34, white, 30) +
    place(-155, -70, snow('#3b8fd6'), 1.1) +
    vents(-210, 50, 110, 3, 16) +
    led(-76, -134, '#2fd67b', 6) +
    cable(
      'M-155 132c0 90 120 110 190 60c80 -58 10 -150 -60 -110c-70 40 0 160 110 130c60 -18 60 -150 60 -250',
      13,
      '#dfe5ec',
      '#ffffff',
    ) +
    rod(146, -60, 34, 64, graphite) +
    rod(146, -238, 22, 182, steel) +
    rect(135, -244, 22, 24, '#8793a3', 11) +
    repeat(4, (i) => rect(129, -52 + i * 13, 34, 4, '#12151a')),
  groundY: 250,
  shadowSpread: 230,
  focus: [146, -120],
}

export const palletLogger: Figure = {
  art:
    line('M-4 -206c-40 -60 -20 -100 30 -96s60 60 14 100', '#59636f', 9) +
    slab(-150, -212, 300, 424, 60, teal, 28) +
    slab(-118, -120, 236, 300, 36, white, 4) +
    disc(0, -170, 20, '#0a5a53') +
    disc(2, -167, 15, '#eef1f5') +
    place(0, -40, thermometer('#0f9488'), 1.25) +
    label(-86, 60, 72) +
    led(74, -84, '#2fd67b', 7) +
    disc(0, 156, 12, '#dfe5ec') +
    rect(-40, 154, 80, 4, quiet, 2),
  groundY: 234,
  shadowSpread: 180,
  focus: [0, 20],
}
