import { rect } from '../../kit/shapes.ts'
import { ground, skyline, stand, sun } from '../frame.ts'
import { city } from '../palettes.ts'
import { tree } from '../props/life.ts'
import { block } from '../props/places.ts'
import { createSetting, sky } from './setting.ts'

export const street = createSetting(
  sky('#cfe3f6', '#faf5ee') +
    sun(200, 170, 60, '#ffe7b8') +
    skyline(690, city.far, 4) +
    skyline(720, city.mid, 8) +
    ground(720, { ...city, ground: ['#b9d0b4', '#94b48f'] }) +
    rect(0, 800, 1200, 100, '#98a5b5') +
    stand(150, 800, tree('#63b476'), 1) +
    stand(1060, 800, block(220, 430, '#f6f8fc', 4, 6)),
  600,
  470,
  0.9,
  true,
)
