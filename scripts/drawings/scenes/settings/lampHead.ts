import { slant } from '../../kit/paint.ts'
import { random, disc, rect, shape, repeat } from '../../kit/shapes.ts'
import { hills } from '../frame.ts'
import { createSetting, sky } from './setting.ts'

export const lampHead = createSetting(
  sky('#3a4a86', '#f0b48c') +
    repeat(14, (i) => disc(1200 * random(i, 1), 260 * random(i, 2), 3, '#ffffff', 'opacity=".7"')) +
    hills(790, '#5a5285', 60) +
    rect(0, 800, 1200, 100, '#3b3a66') +
    shape('M0 640L380 600H900Q980 600 990 660L1000 690H300L0 720z', slant('#98a5b5', '#59657a')) +
    shape('M360 690H990l-30 30H400z', '#ffe9a3') +
    shape('M400 720H960L1140 900H220z', '#ffe9a3', 'opacity=".25"'),
  660,
  424,
  0.68,
)
