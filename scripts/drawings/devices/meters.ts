import { drop, flame } from '../kit/glyphs.ts'
import { across, down, slant } from '../kit/paint.ts'
import { cable, display, label, led, screw, terminals } from '../kit/parts.ts'
import { place, disc, line, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { pipe, plate, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, blue, brass, graphite, grey, steel, white } from '../kit/tones.ts'
import type { Tone } from '../kit/tones.ts'

const pipework = (y: number, tone: Tone, reach = 300): string =>
  pipe(-reach, y - 44, reach * 2, 88, tone) +
  [-1, 1]
    .map((side) => {
      const x = side * (reach - 62) - 42
      return (
        pipe(x, y - 66, 84, 132, tone) +
        repeat(2, (i) => rect(x + 24 + i * 30, y - 66, 4, 132, '#00000030'))
      )
    })
    .join('')

// Rolling counter wheels without figures: a reading in any script.
const wheels = (x: number, y: number, count: number, size: number): string =>
  repeat(
    count,
    (i) =>
      rect(x + i * (size + 4), y, size, size * 1.4, down('#0b0d10', '#3b434f', '#0b0d10'), 3) +
      rect(
        x + i * (size + 4) + size * 0.3,
        y + size * (0.3 + (i % 3) * 0.14),
        size * 0.4,
        size * 0.5,
        i > count - 3 ? '#ff7a6b' : '#eef1f5',
        3,
      ),
  )

export const waterMeter: Figure = {
  art:
    pipework(150, brass) +
    shape('M-150 110L-130 200H130L150 110z', across('#99722c', '#f2d79b', '#b88c3d', '#6f511c')) +
    plate(0, -20, 200, blue, 44) +
    disc(0, -20, 166, slant('#f7f9fb', '#dce2ea')) +
    ring(0, -20, 166, '#123f84', 4) +
    display(-108, -110, 216, 88, wheels(-92, -92, 6, 27)) +
    disc(-54, 46, 26, '#ffffff', 'stroke="#8b97a7" stroke-width="3"') +
    line('M-54 46l12 -16', '#d4332f', 5) +
    place(50, 48, drop('#1f66cf'), 0.7) +
    line('M-20 110h40l-12 -12m12 12l-12 12', '#263242', 6) +
    led(110, 30, '#2fd67b', 6),
  groundY: 222,
  shadowSpread: 300,
  focus: [0, -40],
}

export const pulseCounter: Figure = {
  art:
    cable('M90 150c10 90 90 130 190 100', 15) +
    plate(270, 236, 34, graphite, 14) +
    slab(-180, -210, 360, 360, 40, grey, 46) +
    slab(-150, -180, 300, 300, 26, white, 4) +
    place(0, -76, line('M-100 30h40v-70h40v70h40v-70h40v70h40', accent, 11), 0.9) +
    label(-96, 10, 82) +
    led(116, -144, '#2fd67b', 8) +
    rect(70, 150, 42, 34, slant('#3b434f', '#14171c'), 8) +
    rect(-112, 150, 42, 34, slant('#3b434f', '#14171c'), 8) +
    repeat(4, (i) => screw(i % 2 ? 162 : -162, i < 2 ? -192 : 132, 9)),
  groundY: 240,
  shadowSpread: 230,
  focus: [0, -70],
}

export const heatMeter: Figure = {
  art:
    pipework(170, steel, 280) +
    cable('M-110 70c-60 40 -60 60 -70 80', 12, '#c33a33', '#ff9d8f') +
    cable('M110 70c60 40 60 60 70 80', 12, '#1f66cf', '#9cc8ff') +
    rect(-44, 70, 88, 70, slant(...steel.side)) +
    slab(-190, -220, 380, 300, 34, white, 40) +
    display(-150, -184, 300, 110, wheels(-126, -158, 7, 32), slant('#cfd9c8', '#aebba6')) +
    place(-84, 0, flame('#d4332f'), 0.9) +
    place(84, 0, drop('#1f66cf'), 0.9) +
    disc(0, 0, 30, slant('#eef1f5', '#c2cad5')) +
    led(150, -52, '#2fd67b', 6),
  groundY: 244,
  shadowSpread: 290,
  focus: [0, -120],
}

const rail = (y: number): string =>
  rect(-330, y - 44, 660, 88, down('#eef2f6', '#aeb9c6', '#8f9baa'), 3) +
  rect(-330, y - 24, 660, 48, down('#8793a3', '#c2cad5')) +
  repeat(7, (i) => rect(-310 + i * 96, y - 8, 44, 16, '#6d7887', 8))

export const railMeter: Figure = {
  art:
    rail(0) +
    slab(-130, -250, 260, 500, 16, white, 40) +
    shape('M-130 -130h260v260h-260z', slant('#ffffff', '#e6ebf1')) +
    line('M-130 -130h260M-130 130h260', '#c2cad5', 3) +
    terminals(-114, -226, 4, 55, '#3b434f') +
    terminals(-114, 146, 4, 55, '#3b434f') +
    display(-96, -104, 192, 92, wheels(-80, -84, 5, 28), slant('#d5e0cf', '#aebba6')) +
    shape('M8 4L-24 52H0L-8 96L26 40H4z', '#f0a020') +
    led(80, 30, '#ff5252', 7) +
    led(80, 62, '#2fd67b', 7) +
    rect(-96, 96, 60, 8, accent, 4),
  groundY: 290,
  shadowSpread: 170,
  focus: [0, -60],
}

export const powerAnalyser: Figure = {
  art:
    slab(-260, -250, 520, 480, 24, black, 44) +
    slab(-236, -226, 472, 432, 16, graphite, 3) +
    display(
      -200,
      -190,
      400,
      270,
      repeat(3, (i) =>
        line(
          `M-170 -60C${-130 + i * 30} -190 ${-90 + i * 30} -190 ${-56 + i * 20} -60S${30 + i * 26} 70 ${70 + i * 20} -60S${150} -150 170 -80`,
          ['#ff6b5e', '#ffc247', '#4da3ff'][i] ?? '#fff',
          6,
        ),
      ) +
        line('M-176 -60h352', '#2c4159', 3) +
        repeat(
          3,
          (i) =>
            rect(-170 + i * 122, 44, 96, 16, '#22364c', 5) +
            rect(
              -170 + i * 122,
              44,
              50 + i * 18,
              16,
              ['#ff6b5e', '#ffc247', '#4da3ff'][i] ?? '#fff',
              5,
            ),
        ),
    ) +
    repeat(
      4,
      (i) =>
        rect(-196 + i * 104, 120, 84, 50, slant('#6b7686', '#3b434f'), 12) +
        disc(-154 + i * 104, 145, 7, '#dfe5ec'),
    ) +
    led(196, -208, '#2fd67b', 6),
  groundY: 264,
  shadowSpread: 290,
  focus: [0, -60],
}
