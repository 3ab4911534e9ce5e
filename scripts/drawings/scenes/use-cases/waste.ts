import * as glyphs from '../../kit/glyphs.ts'
import { rect } from '../../kit/shapes.ts'
import { badge, cloud, ground, signal, skyline, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { city } from '../palettes.ts'
import { tree } from '../props/life.ts'
import { block } from '../props/places.ts'
import { bin } from '../props/works.ts'

export const waste: Scene = {
  palette: city,
  art:
    cloud(240, 150) +
    skyline(650, city.far, 5) +
    stand(990, 690, block(220, 420, '#f3f6fc', 4, 6)) +
    ground(690, { ...city, ground: ['#b9d0b4', '#94b48f'] }) +
    rect(0, 790, 1200, 110, '#98a5b5') +
    rect(0, 780, 1200, 18, '#c9d2de') +
    stand(250, 830, bin('#4fa263', 0.85, '#d94a3d'), 1.15, 130) +
    stand(550, 830, bin('#3d6fd8', 0.5, '#f0b84a'), 1.15, 130) +
    stand(850, 830, bin('#8a94a5', 0.2, '#5cc98b'), 1.15, 130) +
    signal(250, 440, '#d94a3d', 1) +
    signal(550, 440, '#eaa51e', 1) +
    signal(850, 440, '#2f9a58', 1) +
    badge(250, 256, glyphs.truck, city.main, 0.95) +
    stand(1090, 790, tree('#63b476'), 0.9),
}
