import { down } from '../../kit/paint.ts'
import { at, rect } from '../../kit/shapes.ts'
import { cloud } from '../frame.ts'
import { container } from '../props/vehicles.ts'
import { setting, sky } from './setting.ts'

export const yard = setting(
  sky('#d3e5f7', '#f6f8fb') +
    cloud(260, 150) +
    at(220, 620, container('#2f9a58', 420) + at(0, -190, container('#3d6fd8', 420))) +
    at(980, 620, container('#e07b2c', 420)) +
    rect(0, 620, 1200, 280, down('#aab4c3', '#8b96a8')) +
    rect(0, 700, 1200, 12, '#f0c650', 0, 'opacity=".8"'),
  640,
  540,
  0.8,
  true,
)
