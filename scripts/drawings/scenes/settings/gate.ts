import { slant } from '../../kit/paint.ts'
import { line, rect, repeat } from '../../kit/shapes.ts'
import { hills } from '../frame.ts'
import { createSetting, sky } from './setting.ts'

export const gate = createSetting(
  sky('#d8e8f6', '#f4f8fb') +
    hills(640, '#c9dfc6', 60) +
    rect(0, 700, 1200, 200, '#b7c2cf') +
    repeat(13, (i) => rect(i * 100 - 10, 100, 22, 720, slant('#6b7686', '#3b434f'), 8)) +
    rect(0, 210, 1200, 30, '#4a5462') +
    rect(0, 640, 1200, 30, '#4a5462') +
    line('M480 500a60 40 0 0 1 110 0M610 500a60 40 0 0 1 110 0', '#98a5b5', 26),
  600,
  540,
  0.62,
)
