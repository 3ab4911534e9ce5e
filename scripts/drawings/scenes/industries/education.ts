import * as glyphs from '../../kit/glyphs.ts'
import { shape } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { office } from '../palettes.ts'
import { person, tree } from '../props/life.ts'
import { school } from '../props/places.ts'

export const education: Scene = {
  palette: office,
  art:
    sun(960, 160, 60, '#ffe7b8') +
    cloud(230, 150) +
    hills(640, '#bcd9c0', 50) +
    ground(720, { ...office, ground: ['#b9d8a6', '#95c083'] }) +
    stand(600, 770, school('#fbeee0', '#c25a4a'), 1.2, 420) +
    stand(110, 790, tree('#5aa868'), 0.9) +
    stand(1090, 790, tree('#5aa868'), 0.95) +
    shape('M540 900L570 770h60L660 900z', '#efe3cf') +
    stand(330, 870, person('#5566d6', '#c98f65'), 0.62) +
    stand(420, 870, person('#e0574c', '#8d5a3b'), 0.62) +
    badge(280, 300, glyphs.leaf, '#2f9a58', 0.9) +
    badge(930, 330, glyphs.people, office.main, 0.9),
}
