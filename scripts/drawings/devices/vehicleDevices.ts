import { pin } from '../kit/glyphs.ts'
import { down, slant } from '../kit/paint.ts'
import { cable, grille, label, led, lens, screw, vents } from '../kit/parts.ts'
import { place, line, rect, shape, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, graphite, teal, white } from '../kit/tones.ts'

const wires = ['#d4332f', '#f0b429', '#2f6fed', '#23945a', '#20262f', '#dfe5ec']

export const wiredTracker: Figure = {
  art:
    repeat(6, (i) =>
      line(
        `M${-60 + i * 24} 96C${-70 + i * 26} 200 ${120 + i * 4} ${150 + i * 8} ${170 + i * 6} ${210 + i * 9}S${300 - i * 10} ${250 + i * 4} ${308 + i * 2} ${250 + i * 9}`,
        wires[i] ?? '#20262f',
        9,
      ),
    ) +
    slab(-230, -150, 420, 236, 30, black, 40) +
    slab(-206, -126, 372, 188, 20, graphite, 3) +
    slab(-86, 66, 152, 46, 8, white, 12) +
    repeat(6, (i) => rect(-72 + i * 22, 78, 14, 22, '#20262f', 2)) +
    place(-110, -30, pin(accent), 1.15) +
    rect(-40, -64, 150, 12, '#7d8898', 6) +
    rect(-40, -36, 100, 12, '#5d6878', 6) +
    led(120, 26, '#2fd67b') +
    led(86, 26, '#3fa7ff') +
    vents(-40, 4, 90, 3, 16),
  groundY: 130,
  shadowSpread: 250,
  focus: [0, 70],
}

export const plugTracker: Figure = {
  art:
    shape(
      'M-150 40L-120 190a22 22 0 0 0 22 18H98a22 22 0 0 0 22 -18L150 40z',
      slant('#3b434f', '#14171c'),
    ) +
    shape(
      'M-104 208L-96 262a14 14 0 0 0 14 10H82a14 14 0 0 0 14 -10L104 208z',
      down('#20262f', '#0b0d10'),
    ) +
    repeat(8, (i) => rect(-76 + i * 20, 216, 10, 40, down('#f0cf86', '#a67a2d'), 2)) +
    slab(-190, -230, 380, 290, 54, graphite, 30) +
    slab(-160, -200, 320, 230, 36, black, 3) +
    place(0, -100, pin(accent), 1.5) +
    led(-118, -4, '#2fd67b') +
    led(-86, -4, '#3fa7ff') +
    rect(60, -10, 64, 10, '#59636f', 5),
  groundY: 288,
  shadowSpread: 150,
  focus: [0, 170],
}

export const dashCamera: Figure = {
  art:
    shape('M-120 -250h240l26 46H-146z', slant('#dfe5ec', '#a2adbb')) +
    rect(-36, -206, 72, 60, slant('#3b434f', '#181c22'), 10) +
    slab(-270, -150, 500, 250, 90, graphite, 44) +
    slab(-244, -126, 448, 202, 74, black, 3) +
    lens(-90, -24, 92) +
    grille(48, -60, 6, 5, 18, 4.5) +
    led(52, 46, '#ff5252', 8) +
    led(84, 46, '#2fd67b', 8) +
    slab(70, 110, 150, 110, 46, black, 24) +
    lens(146, 164, 40) +
    cable('M-230 70c-60 60 -20 130 40 150s10 70 -80 60', 15),
  groundY: 270,
  shadowSpread: 250,
  focus: [-90, -24],
}

export const telematics: Figure = {
  art:
    cable('M150 110c40 60 120 40 150 110', 18) +
    cable('M-170 110c-20 70 -100 70 -120 120', 12) +
    slab(-290, -110, 560, 220, 18, graphite, 46) +
    repeat(9, (i) => rect(-270 + i * 62, -104, 34, 12, '#1b2027', 5)) +
    slab(-250, -66, 220, 130, 14, white, 3) +
    label(-236, -40, 82) +
    slab(10, -40, 120, 110, 8, black, 10) +
    repeat(10, (i) => rect(24 + (i % 5) * 19, -20 + Math.floor(i / 5) * 36, 11, 22, '#d9b667', 2)) +
    slab(150, -40, 80, 110, 8, teal, 10) +
    repeat(6, (i) => rect(164 + (i % 3) * 19, -20 + Math.floor(i / 3) * 36, 11, 22, '#083e39', 2)) +
    repeat(4, (i) => led(24 + i * 34, -72, i === 3 ? '#ffb02e' : '#2fd67b', 6)) +
    screw(-268, 88) +
    screw(248, 88) +
    screw(-268, -84) +
    screw(248, -84),
  groundY: 146,
  shadowSpread: 320,
  focus: [120, 10],
}
