import { rect, repeat } from '../../kit/shapes.ts'
import { cloud, ground, hills, sun } from '../frame.ts'
import { leaf } from '../palettes.ts'
import { createSetting, sky } from './setting.ts'

export const pasture = createSetting(
  sky('#cfeaf5', '#f3faee') +
    sun(960, 170, 80, '#fff2bf') +
    cloud(260, 170) +
    hills(600, leaf.far, 80) +
    hills(680, leaf.mid, 50, 1) +
    ground(720, leaf) +
    repeat(9, (i) => rect(i * 150 - 10, 660, 18, 120, '#b98a60', 6)) +
    rect(0, 690, 1200, 14, '#b98a60'),
  620,
  490,
  0.88,
  true,
)
