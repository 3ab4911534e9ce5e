import { bulb, drop, flame, snow } from '../kit/glyphs.ts'
import { across, glow, slant } from '../kit/paint.ts'
import { antenna, cable, label, led, terminals } from '../kit/parts.ts'
import { place, disc, line, oval, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { can, pipe, rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, blue, brass, graphite, green, grey, steel, white } from '../kit/tones.ts'

const dial = (share: number, colour: string): string => {
  const angle = Math.PI * (0.75 + 1.5 * share)
  const wide = share > 0.667 ? 1 : 0
  return line(
    `M-99 99A140 140 0 ${wide} 1 ${Math.round(140 * Math.cos(angle))} ${Math.round(140 * Math.sin(angle))}`,
    colour,
    20,
  )
}

export const thermostat: Figure = {
  art:
    slab(-240, -240, 480, 480, 70, white, 36) +
    disc(6, 8, 206, '#00000022') +
    disc(0, 0, 204, slant('#c2cad5', '#f7f9fb')) +
    disc(0, 0, 184, slant('#1e2a3a', '#0b121c')) +
    dial(1, '#26364a') +
    dial(0.58, '#ff8a3d') +
    dial(0.3, '#38b6e8') +
    place(0, -18, flame('#ff8a3d'), 1.3) +
    place(-46, 74, snow('#38b6e8'), 0.5) +
    place(46, 74, drop('#8ed3ff'), 0.5) +
    line('M-126 -100A160 160 0 0 1 -40 -155', '#ffffff', 4, 'opacity=".35"'),
  groundY: 266,
  shadowSpread: 260,
  focus: [0, 0],
}

export const smartPlug: Figure = {
  art:
    slab(-190, -230, 380, 420, 90, white, 56) +
    disc(0, -40, 138, slant('#c2cad5', '#f7f9fb')) +
    disc(0, -40, 126, glow('#d3dae3', '#e6ebf1', '#ffffff')) +
    disc(-48, -40, 19, slant('#0b0d10', '#3b434f')) +
    disc(48, -40, 19, slant('#0b0d10', '#3b434f')) +
    rect(-10, -166, 20, 30, slant('#8793a3', '#eef2f6'), 4) +
    rect(-10, 56, 20, 30, slant('#8793a3', '#eef2f6'), 4) +
    disc(0, 138, 26, slant('#ffffff', '#dce2ea')) +
    line('M0 126v10M-8 130a12 12 0 1 0 16 0', accent, 4) +
    led(64, 138, '#2fd67b', 6),
  groundY: 226,
  shadowSpread: 220,
  focus: [0, -40],
}

export const shutOffValve: Figure = {
  art:
    pipe(-310, 110, 620, 84, brass) +
    pipe(-270, 88, 90, 128, brass) +
    pipe(180, 88, 90, 128, brass) +
    shape(
      'M-120 80h240l40 72l-40 72H-120l-40 -72z',
      across('#99722c', '#f2d79b', '#b88c3d', '#6f511c'),
    ) +
    rod(0, 30, 60, 60, steel) +
    slab(-150, -230, 300, 270, 44, white, 46) +
    disc(0, -100, 84, slant('#eef1f5', '#ffffff')) +
    ring(0, -100, 84, accent, 8) +
    place(0, -102, drop('#1f7fd1'), 1.3) +
    led(112, -190, '#2fd67b') +
    antenna(-100, -226, 70),
  groundY: 226,
  shadowSpread: 300,
  focus: [0, -100],
}

export const irrigationControl: Figure = {
  art:
    pipe(-310, 160, 620, 76, graphite) +
    repeat(2, (i) =>
      place(
        -130 + i * 260,
        0,
        can(0, 70, 62, 80, black, 0.3) +
          oval(0, 66, 40, 11, slant('#35c9b7', '#0f9488')) +
          shape(
            'M-84 150h168l20 50l-20 50h-168l-20 -50z',
            across('#20262f', '#6b7686', '#2b323d', '#14171c'),
          ) +
          cable(`M0 60c0 -40 ${70 - i * 140} -10 ${70 - i * 140} -80`, 12),
      ),
    ) +
    slab(-160, -270, 320, 240, 36, green, 44) +
    slab(-128, -240, 256, 150, 22, white, 3) +
    place(-60, -166, drop('#1f7fd1'), 1) +
    repeat(3, (i) =>
      line(`M10 ${-196 + i * 30}h${80 - i * 18}`, i === 0 ? accent : '#c2cad5', 10),
    ) +
    led(110, -60, '#2fd67b') +
    led(80, -60, '#3fa7ff'),
  groundY: 256,
  shadowSpread: 310,
  focus: [0, -160],
}

export const ioController: Figure = {
  art:
    antenna(130, -204, 84) +
    slab(-220, -210, 440, 420, 18, grey, 46) +
    terminals(-196, -190, 8, 48) +
    terminals(-196, 118, 8, 48) +
    slab(-190, -90, 380, 180, 12, graphite, 3) +
    label(-166, -60, 76) +
    repeat(6, (i) =>
      led(40 + (i % 3) * 44, -40 + Math.floor(i / 3) * 44, i === 4 ? '#ffb02e' : '#2fd67b', 8),
    ) +
    rect(-166, 44, 180, 10, accent, 5),
  groundY: 244,
  shadowSpread: 250,
  focus: [-60, 140],
}

export const streetLightControl: Figure = {
  art:
    can(0, -180, 150, 200, blue, 0.26) +
    oval(0, -184, 112, 26, glow('#ffffff', '#9fd0ff', '#1a55ad')) +
    rect(-150, -20, 300, 14, '#ffffff', 0, 'opacity=".25"') +
    place(0, -70, bulb('#ffffff'), 1.1) +
    can(0, 40, 176, 50, graphite, 0.24) +
    oval(0, 90, 176, 42, '#14171c') +
    repeat(3, (i) => rect(-72 + i * 62, 100, 20, 74, across('#b88c3d', '#fff1cf', '#b88c3d'), 4)) +
    repeat(4, (i) => rect(-96 + i * 60, 96, 10, 40, across('#8f9baa', '#ffffff', '#8f9baa'), 3)) +
    slab(-190, 210, 380, 26, 13, grey, 20) +
    rect(-70, 216, 140, 8, '#59636f', 4),
  groundY: 262,
  shadowSpread: 220,
  focus: [0, 110],
}
