import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line } from '../../kit/shapes.ts'
import { badge, cloud, ground, skyline, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { care } from '../palettes.ts'
import { bush, tree } from '../props/life.ts'
import { clinic } from '../props/places.ts'

export const healthcare: Scene = {
  palette: care,
  art:
    cloud(220, 160) +
    cloud(980, 200, 0.8) +
    skyline(720, care.far, 2) +
    ground(720, care) +
    stand(600, 770, clinic('#eaf6f5', care.main), 1.25, 380) +
    stand(130, 790, tree('#63b48a'), 0.9, 70) +
    stand(1070, 790, tree('#63b48a'), 0.9, 70) +
    stand(330, 850, bush('#4fa27e'), 0.7) +
    stand(880, 850, bush('#4fa27e'), 0.7) +
    badge(270, 380, glyphs.thermometer, '#d9534a', 1) +
    place(
      950,
      400,
      disc(4, 9, 74, '#1d2b45', 'opacity=".14"') +
        disc(0, 0, 74, '#ffffff') +
        line('M-50 4h24l14 -34l22 62l16 -40l8 12h20', care.main, 8),
    ),
}
