import { down } from '../../kit/paint.ts'
import { rect, repeat } from '../../kit/shapes.ts'
import { stand } from '../frame.ts'
import { shelf } from '../props/rooms.ts'
import { createSetting } from './setting.ts'

export const coldRoom = createSetting(
  rect(0, 0, 1200, 900, down('#dbeefa', '#eef7fc')) +
    repeat(6, (i) => rect(i * 210 - 10, 0, 8, 720, '#c7e0f0')) +
    rect(0, 720, 1200, 180, '#b5d2e4') +
    stand(260, 740, shelf('#8fb1c8', ['#ffffff', '#cfe5f3', '#a8cfe6']), 1.1) +
    rect(560, 640, 560, 60, '#d9ad74', 6) +
    repeat(4, (i) => rect(590 + i * 150, 700, 60, 40, '#b98a60')),
  830,
  440,
  0.68,
  true,
)
