import { down } from '../../kit/paint.ts'
import { place, rect } from '../../kit/shapes.ts'
import { cloud } from '../frame.ts'
import { container } from '../props/vehicles.ts'
import { createSetting, sky } from './setting.ts'

export const yard = createSetting(
  sky('#d3e5f7', '#f6f8fb') +
    cloud(260, 150) +
    place(220, 620, container('#2f9a58', 420) + place(0, -190, container('#3d6fd8', 420))) +
    place(980, 620, container('#e07b2c', 420)) +
    rect(0, 620, 1200, 280, down('#aab4c3', '#8b96a8')) +
    rect(0, 700, 1200, 12, '#f0c650', 0, 'opacity=".8"'),
  640,
  540,
  0.8,
  true,
)
