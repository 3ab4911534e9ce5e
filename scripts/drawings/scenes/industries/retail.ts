import * as glyphs from '../../kit/glyphs.ts'
import { line, rect } from '../../kit/shapes.ts'
import { badge, cloud, ground, skyline, stand } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { office } from '../palettes.ts'
import { person, tree } from '../props/life.ts'
import { shop } from '../props/places.ts'

export const retail: Scene = {
  palette: office,
  art:
    cloud(200, 140) +
    skyline(720, office.far, 4) +
    ground(720, office) +
    stand(560, 790, shop('#fbf6f0', '#e0574c'), 1.25, 360) +
    stand(1000, 830, person('#5566d6', '#b97f58'), 0.95, 70) +
    rect(1056, 690, 70, 80, '#f0b84a', 8) +
    line('M1074 690a18 22 0 0 1 34 0', '#b3812a', 7) +
    stand(110, 800, tree('#63b476'), 0.9, 70) +
    badge(960, 250, glyphs.people, office.main, 1.1),
}
