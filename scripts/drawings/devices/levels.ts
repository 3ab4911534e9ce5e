import { flame } from '../kit/glyphs.ts'
import { ripple } from './ripple.ts'
import { across, glow, slant } from '../kit/paint.ts'
import { cable, gland, label, led, screw } from '../kit/parts.ts'
import { place, disc, line, oval, rect, shape, repeat } from '../kit/shapes.ts'
import { can, plate, rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, blue, graphite, grey, steel, white } from '../kit/tones.ts'

const thread = (y: number, width: number, count: number): string =>
  repeat(count, (i) =>
    rect(-width / 2, y + i * 16, width, 11, across('#59636f', '#eef2f6', '#aeb9c6', '#59636f'), 5),
  )

const sonar = (y: number): string =>
  repeat(3, (i) =>
    line(
      `M${-40 - i * 34} ${y + i * 34}Q0 ${y + 34 + i * 40} ${40 + i * 34} ${y + i * 34}`,
      accent,
      9,
      `opacity="${1 - i * 0.28}"`,
    ),
  )

export const tankLevel: Figure = {
  art:
    can(0, -190, 170, 150, blue, 0.26) +
    oval(0, -194, 130, 32, slant('#ffffff', '#dce2ea')) +
    led(60, -196, '#2fd67b', 7) +
    rect(-60, -98, 120, 12, '#ffffff', 6, 'opacity=".85"') +
    rect(-36, -74, 72, 10, '#ffffff', 5, 'opacity=".5"') +
    can(0, -20, 190, 44, graphite, 0.22) +
    repeat(9, (i) => rect(-172 + i * 40, 20, 14, 36, '#00000040', 4)) +
    thread(70, 190, 5) +
    shape('M-80 150h160l22 54h-204z', across('#20262f', '#59636f', '#2b323d', '#14171c')) +
    oval(0, 204, 102, 18, '#0b0d10') +
    sonar(232),
  shadowSpread: 10,
  focus: [0, -140],
}

export const binLevel: Figure = {
  art:
    plate(0, -70, 190, grey, 60) +
    disc(0, -70, 160, slant('#59636f', '#2b323d')) +
    disc(-56, -70, 54, slant('#cdd5df', '#8793a3')) +
    disc(-56, -70, 42, glow('#59636f', '#20262f', '#0b0d10')) +
    disc(60, -70, 54, slant('#cdd5df', '#8793a3')) +
    disc(60, -70, 42, glow('#59636f', '#20262f', '#0b0d10')) +
    led(0, -184, '#2fd67b') +
    repeat(3, (i) => screw([0, -150, 150][i] ?? 0, [94, -150, -150][i] ?? 0, 12)) +
    sonar(170),
  shadowSpread: 10,
  focus: [-56, -70],
}

export const fuelSensor: Figure = {
  art:
    cable('M50 -200c80 -70 170 -40 200 40', 18) +
    can(0, -220, 120, 90, black, 0.26) +
    oval(0, -224, 84, 20, slant('#ffb057', '#ee7f1a')) +
    can(0, -120, 160, 26, steel, 0.24) +
    repeat(5, (i) => screw(-120 + i * 60, -122 + (i % 2 ? 22 : i === 2 ? 30 : 8), 11)) +
    rod(0, -62, 70, 330, steel) +
    repeat(6, (i) => oval(0, -20 + i * 44, 9, 13, '#3b434f')) +
    rod(0, 262, 84, 30, graphite) +
    led(0, -160, '#2fd67b', 7),
  groundY: 294,
  shadowSpread: 110,
  focus: [0, -140],
}

export const gaugeReader: Figure = {
  art:
    rod(0, 150, 80, 60, steel) +
    shape('M-80 200h160l-20 70h-120z', across('#99722c', '#f2d79b', '#b88c3d', '#6f511c')) +
    plate(0, -30, 210, white, 44) +
    disc(0, -30, 172, slant('#f7f9fb', '#e3e8ee')) +
    line('M-104 50A132 132 0 0 1 -104 -112', '#d4332f', 18) +
    line('M-90 -126A132 132 0 0 1 90 -126', '#f0b429', 18) +
    line('M104 -112A132 132 0 0 1 104 50', '#23945a', 18) +
    line('M0 -30L62 -112', '#20262f', 11) +
    disc(0, -30, 20, slant('#59636f', '#14171c')) +
    slab(-80, 50, 160, 90, 20, black, 26) +
    place(-30, 96, flame('#ffb057'), 0.5) +
    led(34, 94, '#2fd67b', 8),
  groundY: 270,
  shadowSpread: 110,
  focus: [0, -30],
}

export const parkingSensor: Figure = {
  art:
    can(0, 50, 290, 60, graphite, 0.4) +
    can(0, 0, 250, 56, grey, 0.4) +
    oval(0, -6, 200, 78, slant('#f7f9fb', '#c2cad5')) +
    oval(0, -10, 150, 58, slant('#2f7fe6', '#1a55ad')) +
    `<g transform="translate(0 -10) scale(1 .42)">${line('M-66 30l12 -48a20 20 0 0 1 18 -14h72a20 20 0 0 1 18 14l12 48z', '#ffffff', 12)}${rect(-86, 24, 172, 58, '#ffffff', 18)}${disc(-48, 54, 15, '#1a55ad')}${disc(48, 54, 15, '#1a55ad')}</g>` +
    repeat(3, (i) => screw([-222, 222, 0][i] ?? 0, [0, 0, 84][i] ?? 0, 11)) +
    place(0, -120, ripple(accent), 1.3),
  groundY: 210,
  shadowSpread: 290,
  focus: [0, 0],
}

export const vibrationSensor: Figure = {
  art:
    line(
      'M-250 -40q-30 40 0 80M-290 -70q-50 70 0 140M264 -40q30 40 0 80M304 -70q50 70 0 140',
      accent,
      10,
    ) +
    can(0, -190, 130, 230, steel, 0.28) +
    oval(0, -192, 96, 24, slant('#3b434f', '#14171c')) +
    oval(0, -196, 70, 16, slant('#59636f', '#2b323d')) +
    rect(-130, -110, 260, 70, across('#b85a08', '#ffb057', '#ee7f1a', '#9c4c07')) +
    line('M-90 -74h34l16 -24l26 48l24 -48l18 24h50', '#ffffff', 8) +
    shape(
      'M-170 70L-130 46V30H130V46L170 70V150L90 190H-90L-170 150z',
      across('#687483', '#f4f7fa', '#aeb9c6', '#8f9baa', '#59636f'),
    ) +
    line('M-90 84V190M90 84V190', '#00000022', 4) +
    thread(194, 90, 4) +
    led(0, -4, '#2fd67b', 8),
  groundY: 262,
  shadowSpread: 120,
  focus: [0, -80],
}

export const pressureSensor: Figure = {
  art:
    slab(-150, -290, 300, 210, 60, blue, 50) +
    disc(0, -186, 76, slant('#dce2ea', '#ffffff')) +
    line('M-46 -158A54 54 0 1 1 46 -158', '#c2cad5', 12) +
    line('M-46 -158A54 54 0 0 1 20 -236', accent, 12) +
    line('M0 -182L26 -216', '#20262f', 8) +
    disc(0, -182, 10, '#20262f') +
    rod(0, -80, 120, 60, steel) +
    can(0, -10, 96, 90, steel, 0.22) +
    shape(
      'M-120 112L-100 100H100L120 112V170L90 184H-90L-120 170z',
      across('#687483', '#f4f7fa', '#aeb9c6', '#59636f'),
    ) +
    thread(188, 100, 5) +
    led(112, -266, '#2fd67b', 7),
  groundY: 280,
  shadowSpread: 120,
  focus: [0, -186],
}

export const generatorUnit: Figure = {
  art:
    cable('M-150 190c0 50 -60 60 -120 60', 16) +
    cable('M-20 200c0 50 30 70 90 70', 16, '#b3312e', '#ff9d8f') +
    cable('M110 190c0 50 60 50 140 50', 16) +
    slab(-240, -210, 480, 350, 26, grey, 48) +
    slab(-210, -180, 420, 290, 18, graphite, 3) +
    label(-180, -150, 84) +
    shape('M112 -156L62 -80h34l-14 60l58 -84h-36z', '#f0b429') +
    repeat(4, (i) => led(-160 + i * 40, -24, i === 2 ? '#ffb02e' : '#2fd67b', 8)) +
    rect(-180, 14, 360, 70, slant('#20262f', '#0b0d10'), 12) +
    line('M-160 56h70l16 -26l22 40l20 -40l16 26h70l14 -16l24 16h50', '#57e0c4', 6) +
    repeat(3, (i) => gland(-150 + i * 130, 140)) +
    repeat(4, (i) => screw(i % 2 ? 224 : -224, i < 2 ? -194 : 124, 9)),
  groundY: 250,
  shadowSpread: 290,
  focus: [60, -80],
}
