import { orbit, pin } from '../kit/glyphs.ts'
import { ripple } from './ripple.ts'
import { across, down, slant } from '../kit/paint.ts'
import { label, led, panel, screw } from '../kit/parts.ts'
import { place, disc, line, oval, rect, ring, repeat } from '../kit/shapes.ts'
import { plate, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, graphite, grey, orange, steel, teal, white } from '../kit/tones.ts'

const ears = (width: number, y: number): string =>
  slab(-width, y - 46, width * 2, 92, 30, black, 26) +
  screw(-width + 28, y, 15) +
  screw(width - 28, y, 15)

export const ruggedTracker: Figure = {
  art:
    ears(290, 0) +
    slab(-220, -170, 440, 340, 40, graphite, 50) +
    repeat(
      5,
      (i) =>
        rect(-196, -130 + i * 62, 30, 30, '#20262f', 6) +
        rect(166, -130 + i * 62, 30, 30, '#20262f', 6),
    ) +
    slab(-150, -132, 300, 264, 26, orange, 3) +
    place(0, -40, pin('#20262f'), 1.5) +
    rect(-70, 60, 140, 12, '#7a3f06', 6, 'opacity=".5"') +
    rect(-40, 84, 80, 12, '#7a3f06', 6, 'opacity=".5"') +
    led(118, -100, '#2fd67b', 8) +
    repeat(4, (i) => screw(i % 2 ? 200 : -200, i < 2 ? -150 : 150, 9)),
  groundY: 208,
  shadowSpread: 270,
  focus: [100, -90],
}

export const solarTracker: Figure = {
  art:
    slab(-300, -120, 600, 250, 26, grey, 44) +
    panel(-272, -94, 380, 198, 6) +
    slab(128, -94, 148, 198, 18, white, 3) +
    place(202, -24, pin(accent), 1.1) +
    led(202, 66, '#2fd67b') +
    rect(168, 44, 68, 6, '#c2cad5', 3) +
    repeat(4, (i) => screw(i % 2 ? 286 : -286, i < 2 ? -106 : 116, 9)),
  groundY: 168,
  shadowSpread: 320,
  focus: [150, 0],
}

export const loraTracker: Figure = {
  art:
    slab(-130, -236, 260, 470, 60, white, 36) +
    slab(-96, -200, 192, 214, 44, teal, 3) +
    place(0, -96, pin('#ffffff').replace('fill="#ffffff"', 'fill="#0f9488"'), 1.3) +
    disc(0, 90, 46, slant('#eef1f5', '#c2cad5')) +
    disc(0, 90, 34, slant('#ffffff', '#e3e8ee')) +
    ring(0, 90, 16, accent, 5) +
    led(0, 168, '#2fd67b') +
    rect(-30, 196, 60, 6, '#c2cad5', 3),
  groundY: 268,
  shadowSpread: 170,
  focus: [0, 90],
}

export const satelliteTracker: Figure = {
  art:
    ears(280, 40) +
    slab(-210, -180, 420, 380, 60, white, 50) +
    slab(-176, -146, 352, 312, 44, grey, 3) +
    disc(0, 0, 124, slant('#eef2f6', '#c2cad5')) +
    ring(0, 0, 124, '#ffffff', 4) +
    place(0, 4, orbit('#263242'), 1.7) +
    led(132, -108, '#2fd67b', 8) +
    rect(-150, 138, 44, 10, '#7d8898', 5),
  groundY: 240,
  shadowSpread: 260,
  focus: [0, 0],
}

export const collarTracker: Figure = {
  art:
    `<g fill="none" stroke-linecap="round">` +
    `<path d="M-230 -60a230 190 0 0 1 460 0" stroke="#5b3d20" stroke-width="58"/>` +
    `<path d="M-230 -64a230 190 0 0 1 460 0" stroke="${across('#a57443', '#c9935a', '#8a5c30')}" stroke-width="44"/></g>` +
    line('M-230 -60C-230 90 -120 150 0 150S230 90 230 -60', '#5b3d20', 58) +
    line('M-232 -64C-232 84 -120 144 0 144S228 84 228 -64', '#b27d48', 44) +
    line('M-246 -64C-246 100 -120 160 0 160', '#dcb182', 4, 'stroke-dasharray="10 10"') +
    slab(-130, 40, 260, 190, 30, black, 36) +
    panel(-108, 62, 216, 96, 4) +
    led(-80, 194, '#2fd67b') +
    place(70, 194, ripple(accent), 0.4) +
    rect(180, -130, 40, 70, slant('#eef2f6', '#8f9baa'), 8, 'transform="rotate(20 200 -100)"') +
    rect(190, -118, 20, 46, '#b27d48', 4, 'transform="rotate(20 200 -100)"'),
  groundY: 262,
  shadowSpread: 200,
  focus: [0, 120],
}

export const tagBeacon: Figure = {
  art:
    line('M-4 -150c-70 -110 10 -160 60 -110s10 110 -30 120', '#8793a3', 12) +
    plate(0, 40, 208, white, 36) +
    disc(0, 40, 176, slant('#eef1f5', '#ffffff')) +
    disc(0, -128, 24, slant('#98a3b2', '#dce2ea')) +
    disc(2, -126, 16, '#eef1f5') +
    place(0, 52, ripple(accent), 1.5) +
    led(0, 140, '#3fa7ff', 8),
  groundY: 272,
  shadowSpread: 190,
  focus: [0, 60],
}

export const precisionTag: Figure = {
  art:
    line('M0 -180V-290', '#2f6fed', 26) +
    rect(-26, -206, 52, 50, slant(...steel.face), 8) +
    slab(-170, -160, 340, 400, 52, graphite, 34) +
    slab(-142, -132, 284, 344, 36, black, 3) +
    ring(0, 0, 84, '#2c3642', 8) +
    ring(0, 0, 56, '#3d4957', 8) +
    disc(0, 0, 26, slant('#4dd8c6', '#0f9488')) +
    line('M0 -110v34M0 110v-34M-110 0h34M110 0h-34', '#59636f', 8) +
    label(-84, 122, 62) +
    led(106, -98, '#2fd67b'),
  groundY: 270,
  shadowSpread: 200,
  focus: [0, 0],
}

export const personTracker: Figure = {
  art:
    line('M-40 -170C-120 -260 -60 -310 0 -310S120 -260 40 -170', '#263242', 16) +
    line('M-40 -172C-118 -260 -60 -304 0 -304', '#59636f', 4) +
    rect(-30, -196, 60, 46, slant(...steel.face), 10) +
    slab(-140, -160, 280, 400, 90, graphite, 36) +
    slab(-112, -132, 224, 344, 70, black, 3) +
    disc(0, -10, 78, slant('#821917', '#d4332f')) +
    disc(0, -10, 66, slant('#f9726b', '#d4332f')) +
    line('M-40 -36a50 50 0 0 1 60 -18', '#ffd0cd', 6) +
    rect(-40, 108, 80, 14, down('#2b323d', '#59636f'), 7) +
    rect(-40, 132, 80, 14, down('#2b323d', '#59636f'), 7) +
    led(0, 176, '#2fd67b') +
    rect(148, -50, 12, 90, '#59636f', 5) +
    oval(0, -108, 20, 6, '#090b0e'),
  groundY: 270,
  shadowSpread: 170,
  focus: [0, -10],
}
