import { slant } from '../../kit/paint.ts'
import { rect, repeat } from '../../kit/shapes.ts'
import { hills } from '../frame.ts'
import { createSetting, sky } from './setting.ts'

export const powerHouse = createSetting(
  sky('#d8e8f6', '#f4f8fb') +
    hills(640, '#c9dfc6', 60) +
    rect(0, 760, 1200, 140, '#b7c2cf') +
    rect(80, 90, 1040, 680, slant('#5bb077', '#2f7f50'), 20) +
    rect(80, 90, 1040, 40, '#ffffff', 20, 'opacity=".25"') +
    repeat(9, (i) => rect(120, 190 + i * 58, 170, 26, '#1f5c39', 12)) +
    repeat(9, (i) => rect(930, 190 + i * 58, 150, 26, '#1f5c39', 12)) +
    rect(60, 760, 1080, 34, '#3a4557', 6),
  600,
  420,
  0.84,
)
