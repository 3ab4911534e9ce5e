import { key } from '../kit/glyphs.ts'
import { glow, slant } from '../kit/paint.ts'
import { knob, led, screw } from '../kit/parts.ts'
import { place, disc, line, oval, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, blue, graphite, grey, orange, steel, white } from '../kit/tones.ts'

const keypad = (x: number, y: number, gap: number, radius: number): string =>
  repeat(12, (i) =>
    disc(
      x + (i % 3) * gap,
      y + Math.floor(i / 3) * gap,
      radius,
      i === 9 || i === 11 ? '#2f4a5c' : '#5fb8e8',
      'opacity=".9"',
    ),
  )

const fingerprint = (x: number, y: number): string =>
  disc(x, y, 36, slant('#0b0d10', '#3b434f')) +
  ring(x, y, 36, accent, 3) +
  repeat(4, (i) =>
    line(
      `M${x - 6 - i * 6} ${y + 14}v${-10}a${6 + i * 6} ${8 + i * 6} 0 0 1 ${12 + i * 12} 0v8`,
      '#7fd8cc',
      2.6,
    ),
  )

export const doorLock: Figure = {
  art:
    slab(-96, -290, 192, 580, 60, graphite, 34) +
    slab(-76, -270, 152, 330, 46, black, 3) +
    keypad(-38, -226, 38, 9) +
    fingerprint(0, -24) +
    slab(-52, 104, 300, 54, 27, steel, 22) +
    knob(0, 131, 44, steel) +
    disc(0, 131, 18, slant('#8f9baa', '#eef2f6')) +
    disc(0, 230, 17, '#0b0d10') +
    rect(-4, 220, 8, 26, '#59636f', 3) +
    led(0, -254, '#2fd67b', 6),
  groundY: 318,
  shadowSpread: 140,
  focus: [10, -110],
}

export const padlock: Figure = {
  art:
    line('M-104 -40v-110a104 104 0 0 1 208 0v110', '#5b6675', 54) +
    line('M-110 -40v-112a110 110 0 0 1 130 -104', '#eef2f6', 14) +
    line('M-98 -40v-110a98 98 0 0 1 196 0v110', '#aeb9c6', 22) +
    slab(-180, -60, 360, 320, 50, orange, 46) +
    slab(-148, -28, 296, 256, 36, black, 3) +
    ring(0, 90, 64, accent, 8) +
    place(0, 92, key('#ffffff'), 0.9, -45) +
    led(110, 6, '#3fa7ff', 8),
  groundY: 296,
  shadowSpread: 210,
  focus: [0, 80],
}

export const containerSeal: Figure = {
  art:
    line('M-150 -170V60', '#5b6675', 30) +
    line('M-155 -172V60', '#eef2f6', 8) +
    rect(-186, -210, 72, 50, slant(...steel.face), 10) +
    line('M-150 -196C-150 -330 290 -330 290 -60S220 120 140 110', '#3b434f', 16) +
    line('M-154 -196C-154 -334 286 -334 286 -62', '#98a3b2', 4) +
    slab(-230, -80, 380, 250, 34, grey, 44) +
    slab(-200, -52, 320, 194, 24, blue, 3) +
    shape('M-40 -26l66 24v42c0 40 -28 68 -66 80c-38 -12 -66 -40 -66 -80v-42z', '#ffffff') +
    line('M-66 40l20 22l36 -44', '#1f66cf', 12) +
    led(76, 96, '#2fd67b', 8) +
    led(76, -16, '#ff5252', 8) +
    screw(-214, -64, 9) +
    screw(134, -64, 9) +
    screw(134, 154, 9),
  groundY: 230,
  shadowSpread: 230,
  focus: [-60, 20],
}

export const cabinetHandle: Figure = {
  art:
    slab(-90, -280, 180, 560, 34, graphite, 26) +
    slab(-60, -250, 120, 400, 24, black, 3) +
    slab(-44, -232, 88, 340, 40, steel, 46) +
    disc(0, 40, 30, slant('#263242', '#59636f')) +
    line('M-14 50a14 14 0 0 1 0 -22M0 60a30 30 0 0 0 0 -42', '#7fd8cc', 5) +
    disc(0, 204, 32, slant('#eef2f6', '#8f9baa')) +
    rect(-5, 188, 10, 32, '#14171c', 4) +
    led(0, -196, '#2fd67b', 7) +
    screw(0, -264, 9) +
    screw(0, 262, 9),
  groundY: 306,
  shadowSpread: 120,
  focus: [0, 60],
}

export const doorContact: Figure = {
  art:
    slab(-180, -230, 180, 460, 30, white, 34) +
    slab(70, -130, 90, 360, 22, white, 30) +
    led(-90, -170, '#2fd67b', 8) +
    rect(-120, 170, 60, 8, accent, 4) +
    line('M22 -40h24M22 0h24M22 40h24', accent, 7) +
    rect(-160, -70, 3, 140, '#c2cad5', 1) +
    oval(115, 190, 8, 8, '#c2cad5'),
  groundY: 256,
  shadowSpread: 210,
  focus: [30, 0],
}

export const panicButton: Figure = {
  art:
    slab(-210, -190, 420, 420, 60, white, 40) +
    disc(8, 30, 158, '#00000026') +
    disc(0, 20, 156, slant('#dce2ea', '#f7f9fb')) +
    disc(0, 26, 130, '#821917') +
    disc(0, 10, 130, glow('#ff9d96', '#f0504a', '#c42a27')) +
    line('M-84 -30a100 100 0 0 1 70 -66', '#ffd0cd', 12) +
    shape('M0 -46L62 60H-62z', 'none', 'stroke="#fff" stroke-width="13" stroke-linejoin="round"') +
    line('M0 -6v30', '#ffffff', 13) +
    disc(0, 44, 7, '#ffffff') +
    led(168, -148, '#2fd67b', 8),
  groundY: 262,
  shadowSpread: 240,
  focus: [0, 20],
}
