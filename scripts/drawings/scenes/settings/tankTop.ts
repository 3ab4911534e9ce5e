import { slant } from '../../kit/paint.ts'
import { disc, oval, shape, repeat } from '../../kit/shapes.ts'
import { cloud, hills } from '../frame.ts'
import { water } from '../palettes.ts'
import { createSetting, sky } from './setting.ts'

export const tankTop = createSetting(
  sky('#cfe6f6', '#f2f9fd') +
    cloud(240, 170) +
    hills(760, water.far, 40) +
    shape('M60 900V640Q60 560 160 560H1040Q1140 560 1140 640V900z', slant('#f4f7fa', '#98a5b5')) +
    oval(600, 566, 480, 46, slant('#ffffff', '#c3ccd8')) +
    oval(600, 562, 150, 24, '#59657a') +
    repeat(12, (i) => disc(130 + i * 86, 640, 7, '#8a96a6')),
  600,
  390,
  0.66,
)
