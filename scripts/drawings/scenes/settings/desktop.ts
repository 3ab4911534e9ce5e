import { slant } from '../../kit/paint.ts'
import { line, rect } from '../../kit/shapes.ts'
import { createSetting } from './setting.ts'

export const desktop = createSetting(
  rect(0, 0, 1200, 620, '#e6ebf6') +
    rect(80, 70, 420, 380, '#cfe6f8', 10) +
    line('M290 70V450', '#ffffff', 14) +
    rect(80, 70, 420, 380, 'none', 10, 'stroke="#ffffff" stroke-width="20"') +
    rect(0, 620, 1200, 60, '#d9ad74') +
    rect(0, 680, 1200, 220, '#c3925a') +
    rect(820, 210, 340, 230, '#2b323d', 14) +
    rect(836, 226, 308, 198, slant('#6d93d8', '#3a5ba8'), 6) +
    rect(970, 440, 40, 150, '#59657a') +
    rect(900, 590, 180, 22, '#59657a', 8),
  540,
  520,
  0.62,
  true,
)
