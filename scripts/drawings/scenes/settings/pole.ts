import { across } from '../../kit/paint.ts'
import { rect } from '../../kit/shapes.ts'
import { cloud, hills, sun } from '../frame.ts'
import { createSetting, sky } from './setting.ts'
import type { Setting } from './setting.ts'

const onPole = (pole: number, width: number, x: number): Setting =>
  createSetting(
    sky('#bfe0f8', '#f1f8fd') +
      sun(970, 170, 70, '#fff6d8') +
      cloud(240, 200, 1.1) +
      cloud(900, 420, 0.8, 0.7) +
      hills(720, '#c3dccb', 70) +
      hills(800, '#9ec7a6', 50, 1) +
      rect(pole - width / 2, 0, width, 900, across('#8f9baa', '#f4f7fa', '#aeb9c6', '#687483')),
    x,
    430,
    0.92,
  )

export const mastTop = onPole(428, 50, 640)

export const pole = onPole(556, 88, 620)
