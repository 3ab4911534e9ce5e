import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, rect, repeat } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, signal, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { care } from '../palettes.ts'
import { tree } from '../props/life.ts'
import { solarRow } from '../props/works.ts'

export const climateWatch: Scene = {
  palette: care,
  art:
    sun(970, 160, 70, '#fff2bf') +
    cloud(330, 170, 1.2) +
    cloud(700, 110, 0.8) +
    hills(560, care.far, 110) +
    hills(630, care.mid, 80, 1) +
    hills(720, '#8fcb9c', 40) +
    ground(760, { ...care, ground: ['#7fbf8c', '#5fa877'] }) +
    stand(200, 780, tree('#3f9a63'), 1.1) +
    stand(330, 800, tree('#54ab72'), 0.8) +
    rect(590, 420, 20, 400, '#59657a', 6) +
    line('M470 400H730', '#59657a', 12) +
    disc(470, 400, 34, '#3a4557') +
    disc(730, 400, 34, '#3a4557') +
    repeat(4, (i) => rect(530, 440 + i * 34, 140, 22, '#ffffff', 11)) +
    rect(550, 590, 100, 90, '#ffffff', 16) +
    disc(600, 634, 12, care.main) +
    place(750, 640, solarRow(), 0.6) +
    signal(600, 370, care.main, 1.3) +
    badge(930, 420, glyphs.leaf, '#2f9a58', 1) +
    badge(270, 420, glyphs.drop, '#1f8fd0', 1),
}
