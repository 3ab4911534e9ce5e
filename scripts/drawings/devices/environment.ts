import { carbon, sound } from '../kit/glyphs.ts'
import { across, down, glow, slant } from '../kit/paint.ts'
import { antenna, display, gland, grille, led, panel, vents } from '../kit/parts.ts'
import { place, disc, line, oval, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { ball, can, plate, rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, graphite, green, steel, white } from '../kit/tones.ts'

const arc = (share: number, colour: string, width: number): string => {
  const angle = Math.PI * (1 - share)
  return line(
    `M-78 0A78 78 0 0 1 ${Math.round(78 * Math.cos(angle))} ${Math.round(-78 * Math.sin(angle))}`,
    colour,
    width,
  )
}

export const airMonitor: Figure = {
  art:
    slab(-250, -210, 500, 420, 40, white, 40) +
    display(
      -214,
      -174,
      330,
      250,
      place(
        -110,
        -40,
        arc(1, '#b8beba', 20) + arc(0.62, '#2b323d', 20) + disc(0, -8, 16, '#2b323d'),
      ) +
        repeat(
          4,
          (i) =>
            rect(16, -140 + i * 50, 76, 12, '#b8beba', 6) +
            rect(16, -140 + i * 50, [50, 28, 64, 40][i] ?? 0, 12, '#2b323d', 6),
        ) +
        line('M-190 40l40 -20l36 12l40 -34l36 18l40 -26', '#59636f', 6),
      slant('#ecefec', '#d0d6d2'),
    ) +
    rect(150, -150, 62, 190, slant('#dfe5ec', '#f7f9fb'), 31) +
    led(181, -112, '#c9b5b5', 15) +
    led(181, -56, '#d8cfae', 15) +
    led(181, 0, '#2fd67b', 17) +
    vents(-120, 116, 240, 4, 20),
  groundY: 236,
  shadowSpread: 280,
  focus: [-60, -40],
}

export const carbonSensor: Figure = {
  art:
    slab(-170, -200, 340, 400, 170, white, 40) +
    ring(0, -30, 112, '#e3e8ee', 20) +
    place(0, -30, line('M-112 0A112 112 0 0 1 60 -95', accent, 20)) +
    place(0, -30, carbon('#263242'), 1.35) +
    grille(-56, 110, 8, 3, 16, 4) +
    led(0, -172, '#2fd67b', 7),
  groundY: 226,
  shadowSpread: 190,
  focus: [0, -30],
}

export const airStation: Figure = {
  art:
    rod(-10, -290, 30, 590, steel) +
    place(0, -190, `<g transform="skewY(-8)">${panel(-210, -90, 400, 130, 6)}</g>`) +
    slab(-130, -80, 270, 290, 24, white, 44) +
    repeat(5, (i) => rect(-100, -50 + i * 26, 210, 10, down('#59636f', '#98a3b2'), 5)) +
    disc(0, 140, 36, slant('#c2cad5', '#f4f7fa')) +
    ring(0, 140, 36, accent, 5) +
    grille(-14, 126, 3, 3, 14, 4) +
    led(100, 182, '#2fd67b') +
    antenna(168, -30, 120, 14) +
    gland(-70, 212),
  groundY: 306,
  shadowSpread: 130,
  focus: [0, 60],
}

export const noiseSensor: Figure = {
  art:
    rod(0, -170, 40, 70, graphite) +
    ball(0, -210, 84, black) +
    repeat(5, (i) =>
      line(
        `M${-70 + i * 5} ${-240 + i * 18}Q0 ${-262 + i * 28} ${70 - i * 5} ${-240 + i * 18}`,
        '#59636f',
        2.5,
      ),
    ) +
    slab(-150, -104, 300, 340, 40, white, 44) +
    place(0, 26, sound('#263242'), 1.5) +
    repeat(9, (i) =>
      rect(
        -100 + i * 23,
        178 - [10, 24, 40, 58, 44, 52, 30, 18, 10][i]! * 0.5,
        12,
        [10, 24, 40, 58, 44, 52, 30, 18, 10][i]!,
        i > 6 ? '#dfe5ec' : accent,
        6,
      ),
    ) +
    led(112, -68, '#2fd67b', 8),
  groundY: 270,
  shadowSpread: 190,
  focus: [0, 40],
}

export const soilProbe: Figure = {
  art:
    oval(0, 262, 290, 40, '#8a6242') +
    oval(-10, 252, 250, 28, '#a5774f') +
    repeat(3, (i) =>
      shape(
        `M${-92 + i * 76} 60h32v170l-16 36l-16 -36z`,
        across('#8f9baa', '#f4f7fa', '#aeb9c6', '#687483'),
      ),
    ) +
    shape('M-130 250q60 -26 130 -14t130 10l-10 30h-240z', '#9a6d48') +
    slab(-150, -70, 300, 140, 24, green, 44) +
    slab(-110, -250, 220, 190, 34, white, 40) +
    place(
      0,
      -160,
      shape(
        'M0 52V0C-6 -30 -30 -44 -56 -44C-56 -16 -34 0 0 0C4 -24 26 -38 52 -38C52 -10 30 6 0 8',
        '#23945a',
      ) + line('M0 50V0', '#23945a', 9),
    ) +
    led(76, -92, '#2fd67b') +
    rect(-90, -16, 120, 10, '#136b3c', 5) +
    rect(-90, 8, 70, 10, '#136b3c', 5),
  shadowSpread: 10,
  focus: [0, -120],
}

const cup = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    shape('M-34 -30A34 34 0 0 1 -34 30L10 30A34 30 0 0 0 10 -30z', slant('#59636f', '#181c22')) +
      oval(-34, 0, 12, 30, '#0b0d10'),
    1,
    turn,
  )

export const weatherStation: Figure = {
  art:
    rod(0, -40, 34, 350, steel) +
    rod(0, -270, 14, 90, steel) +
    line('M-150 -236L0 -216L150 -250', '#59636f', 12) +
    cup(-158, -238, 0) +
    cup(158, -252, 180) +
    cup(6, -196, 30) +
    ball(0, -222, 26, graphite) +
    can(0, -180, 60, 50, white) +
    repeat(
      4,
      (i) =>
        oval(0, -96 + i * 30, 104, 16, '#7d8898') +
        shape(
          `M-110 ${-110 + i * 30}a110 20 0 0 1 220 0a110 12 0 0 1 -220 0z`,
          across('#eef1f5', '#ffffff', '#dfe5ec', '#b3bdca'),
        ),
    ) +
    slab(-90, 30, 180, 110, 20, white, 30) +
    led(-56, 66, '#2fd67b') +
    rect(-30, 60, 90, 10, accent, 5) +
    line('M0 180H200M0 190H-190', '#8793a3', 14) +
    place(250, 150, `<g transform="skewY(-14)">${panel(-70, -40, 150, 110, 3)}</g>`) +
    can(-210, 130, 54, 80, white) +
    oval(-210, 130, 44, 10, '#2b323d') +
    can(0, 292, 60, 8, graphite),
  groundY: 304,
  shadowSpread: 150,
  focus: [0, -200],
}

export const smokeDetector: Figure = {
  art:
    plate(0, 0, 250, white, 44) +
    ring(0, 0, 196, '#d3dae3', 5) +
    repeat(
      36,
      (i) =>
        `<g transform="rotate(${i * 10})">${rect(-6, -184, 12, 34, down('#3b434f', '#8793a3'), 6)}</g>`,
    ) +
    disc(4, 6, 132, '#00000018') +
    disc(0, 0, 130, slant('#ffffff', '#e3e8ee')) +
    disc(0, 10, 54, slant('#dce2ea', '#f7f9fb')) +
    disc(0, 8, 46, glow('#ffffff', '#f4f7fa', '#d3dae3')) +
    led(0, -84, '#ff5252', 10) +
    grille(-24, 80, 4, 2, 16, 4),
  groundY: 284,
  shadowSpread: 230,
  focus: [60, -90],
}

export const gasDetector: Figure = {
  art:
    slab(-180, -240, 360, 470, 50, white, 40) +
    disc(0, 60, 118, slant('#cdd5df', '#eef1f5')) +
    disc(0, 60, 100, slant('#3b434f', '#14171c')) +
    repeat(5, (i) =>
      line(
        `M${[-60, -84, -90, -84, -60][i]} ${-4 + i * 32}H${[60, 84, 90, 84, 60][i]}`,
        '#6b7686',
        9,
      ),
    ) +
    place(
      0,
      -136,
      shape(
        'M0 56a44 44 0 0 1 -44 -46C-42 -16 -20 -26 -14 -66C14 -50 18 -26 20 -14C28 -20 30 -30 30 -38C44 -18 46 -4 44 10A44 44 0 0 1 0 56z',
        slant('#ffb057', '#e0552b'),
      ) +
        shape(
          'M0 46a22 22 0 0 1 -22 -24C-20 8 -6 0 -4 -18C10 -6 20 8 22 22A22 22 0 0 1 0 46z',
          '#ffe0a8',
        ),
    ) +
    led(124, -196, '#2fd67b') +
    led(124, -164, '#ffb02e') +
    led(124, -132, '#d9b9b9'),
  groundY: 258,
  shadowSpread: 210,
  focus: [0, -120],
}
