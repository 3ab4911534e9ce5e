import { slant } from '../../kit/paint.ts'
import { rect, shape } from '../../kit/shapes.ts'
import { skyline } from '../frame.ts'
import { city } from '../palettes.ts'
import { createSetting, sky } from './setting.ts'

export const binLid = createSetting(
  sky('#d6e4f8', '#f6f4ee') +
    skyline(620, city.far, 4) +
    shape('M150 900L210 380H990L1050 900z', slant('#3f8f55', '#22663b')) +
    shape('M120 400L200 180H1000L1080 400z', slant('#4fa866', '#2b7a48')) +
    rect(110, 380, 980, 50, '#1d5733', 16),
  600,
  300,
  0.5,
)
