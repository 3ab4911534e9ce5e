import { slant } from '../kit/paint.ts'
import { cable, led } from '../kit/parts.ts'
import { disc, ring, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, white } from '../kit/tones.ts'

export const bluetooth: Figure = {
  art:
    slab(-220, -220, 440, 440, 110, white, 44) +
    repeat(3, (i) => ring(0, -10, 70 + i * 42, ['#12a594', '#7fd0c6', '#cfeae6'][i] ?? accent, 8)) +
    disc(0, -10, 40, slant('#35c9b7', '#0f9488')) +
    disc(0, -10, 15, '#ffffff') +
    led(0, 174, '#3fa7ff', 8) +
    cable('M250 120c60 10 40 110 70 130', 15, '#dfe5ec', '#ffffff'),
  groundY: 250,
  shadowSpread: 240,
  focus: [0, -10],
}
