import { down } from '../../kit/paint.ts'
import { rect, repeat } from '../../kit/shapes.ts'
import { cloud, hills, stand, sun } from '../frame.ts'
import { leaf } from '../palettes.ts'
import { crop } from '../props/life.ts'
import { createSetting, sky } from './setting.ts'

export const field = createSetting(
  sky('#cfeaf5', '#f8faea') +
    sun(950, 170, 80, '#fff2bf') +
    cloud(270, 160) +
    hills(580, leaf.far, 80) +
    hills(640, leaf.mid, 40, 1) +
    rect(0, 690, 1200, 210, down('#9a6d48', '#7a5334')) +
    repeat(3, (r) =>
      repeat(8, (i) =>
        stand(60 + i * 160 + (r % 2) * 70, 720 + r * 70, crop('#3f9a54'), 0.7 + r * 0.2),
      ),
    ),
  610,
  480,
  0.94,
)
