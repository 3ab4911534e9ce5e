import { down } from '../../kit/paint.ts'
import { random, disc, rect, shape, repeat } from '../../kit/shapes.ts'
import { createSetting } from './setting.ts'

export const asphalt = createSetting(
  rect(0, 0, 1200, 900, down('#7f899b', '#626d80')) +
    repeat(60, (i) =>
      disc(1200 * random(i, 1), 900 * random(i, 2), 3, '#ffffff', 'opacity=".13"'),
    ) +
    shape('M150 900L330 90H350L190 900zM1050 900L870 90H850L1010 900z', '#ffffff') +
    rect(330, 76, 540, 16, '#ffffff') +
    rect(0, 0, 1200, 60, '#c3ccd8'),
  600,
  470,
  0.72,
)
