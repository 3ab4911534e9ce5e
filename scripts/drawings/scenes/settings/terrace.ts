import { down } from '../../kit/paint.ts'
import { rect } from '../../kit/shapes.ts'
import { skyline, stand, sun } from '../frame.ts'
import { city, road } from '../palettes.ts'
import { warehouse } from '../props/places.ts'
import { createSetting, sky } from './setting.ts'

export const terrace = createSetting(
  sky('#cfe6f6', '#fbf5ea') +
    sun(970, 170, 70, '#ffe7b8') +
    skyline(700, city.far, 6) +
    rect(0, 690, 1200, 210, down('#d8c9b8', '#b9a68f')) +
    rect(0, 680, 1200, 22, '#efe6da') +
    stand(160, 700, warehouse('#f6f8fc', road.main), 0.4),
  600,
  480,
  0.84,
  true,
)
