import * as glyphs from '../../kit/glyphs.ts'
import { shape } from '../../kit/shapes.ts'
import { badge, cloud, ground, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { city } from '../palettes.ts'
import { palm } from '../props/life.ts'
import { hall } from '../props/places.ts'

export const government: Scene = {
  palette: city,
  art:
    sun(200, 170, 60, '#ffe7b8') +
    cloud(920, 170) +
    skyline(700, city.far, 5) +
    ground(720, { ...city, ground: ['#b9d0b4', '#94b48f'] }) +
    stand(600, 790, hall('#eef1f6', '#4a9d93'), 1.2, 420) +
    stand(110, 800, palm('#5aa868'), 0.9) +
    stand(1100, 800, palm('#5aa868'), 0.9) +
    shape('M500 900L540 790h120L700 900z', '#efe9df') +
    badge(300, 340, glyphs.shield, city.main, 1),
}
