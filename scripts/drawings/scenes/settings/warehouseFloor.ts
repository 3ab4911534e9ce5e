import { down } from '../../kit/paint.ts'
import { rect, repeat } from '../../kit/shapes.ts'
import { stand } from '../frame.ts'
import { shelf } from '../props/rooms.ts'
import { createSetting } from './setting.ts'

export const warehouseFloor = createSetting(
  rect(0, 0, 1200, 700, '#eceff6') +
    rect(0, 690, 1200, 210, down('#c9d0dc', '#a9b3c3')) +
    stand(230, 720, shelf('#4266c9', ['#d9ad74', '#c3925a', '#e8c592']), 1.15) +
    stand(980, 720, shelf('#4266c9', ['#c3925a', '#e8c592', '#d9ad74']), 1.15) +
    rect(380, 690, 440, 50, '#b98a60', 6) +
    repeat(3, (i) => rect(410 + i * 160, 740, 60, 40, '#8a6242')),
  600,
  500,
  0.72,
  true,
)
