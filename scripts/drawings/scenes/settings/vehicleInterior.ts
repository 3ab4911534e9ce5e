import { slant } from '../../kit/paint.ts'
import { disc, rect, shape } from '../../kit/shapes.ts'
import { skyline } from '../frame.ts'
import { createSetting } from './setting.ts'

export const dashboard = createSetting(
  rect(0, 0, 1200, 480, '#cfdff4') +
    skyline(420, '#b7c9e6', 3) +
    rect(0, 410, 1200, 90, '#9cc79a') +
    shape('M470 410H590L860 560H180z', '#76829a') +
    shape('M0 500Q600 400 1200 500V900H0z', slant('#7b8698', '#4a5464')) +
    shape('M0 530Q600 430 1200 530V548Q600 448 0 548z', '#98a3b4') +
    shape('M-60 -20L120 520H40L-140 -20zM1260 -20L1080 520H1160L1340 -20z', '#262d3a') +
    disc(230, 840, 210, 'none', 'stroke="#262d3a" stroke-width="50"') +
    disc(230, 840, 70, '#262d3a'),
  720,
  610,
  0.72,
)

export const windscreen = createSetting(
  dashboard.art + shape('M0 0H1200V60Q600 100 0 60z', '#262d3a'),
  690,
  260,
  0.72,
)
