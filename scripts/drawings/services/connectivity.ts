import { down, slant } from '../kit/paint.ts'
import { display } from '../kit/parts.ts'
import { place, disc, line, rect, shape, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { black } from '../kit/tones.ts'
import { bars, renewal } from './marks.ts'

export const connectivity: Figure = {
  art:
    slab(-130, -290, 260, 560, 44, black, 34) +
    display(-110, -266, 220, 512, rect(-110, -266, 220, 512, down('#14384a', '#0b1622'), 30)) +
    place(
      0,
      -140,
      repeat(3, (i) =>
        line(
          `M${-36 - i * 28} 10a${50 + i * 38} ${50 + i * 38} 0 0 1 ${72 + i * 56} 0`,
          '#57e0c4',
          11,
          `opacity="${1 - i * 0.25}" transform="translate(0 ${-i * 28})"`,
        ),
      ) + disc(0, 36, 13, '#57e0c4'),
    ) +
    bars(-76, 120, [40, 70, 100, 130], ['#2f7fe6', '#2f97d6', '#25b5b8', '#35c9b7']) +
    rect(-76, 160, 152, 14, '#27465c', 7) +
    rect(-76, 160, 96, 14, '#57e0c4', 7) +
    rect(-40, 222, 80, 7, '#59636f', 3) +
    place(
      170,
      70,
      shape(
        'M-70 -96a12 12 0 0 1 12 -12H34L70 -72V96a12 12 0 0 1 -12 12H-58a12 12 0 0 1 -12 -12z',
        slant('#ffb057', '#ee7f1a'),
      ) +
        rect(-38, -24, 76, 66, slant('#fff1cf', '#c79a45'), 10) +
        line('M-38 -4h24v26h-24M38 -4h-24v26h24', '#8a6522', 3),
      1,
      10,
    ) +
    renewal(190, 210),
  groundY: 286,
  shadowSpread: 190,
}
