import * as glyphs from '../../kit/glyphs.ts'
import { rect, shape } from '../../kit/shapes.ts'
import { badge, cloud, ground, hills, node, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { leaf } from '../palettes.ts'
import { pine } from '../props/life.ts'

export const nature: Scene = {
  palette: leaf,
  art:
    sun(930, 170, 70, '#fff2bf') +
    cloud(280, 160) +
    shape('M0 620L260 280L430 480L620 240L900 560L1060 430L1200 600V900H0z', '#b3d9cf') +
    shape(
      'M260 280L330 364L290 400L250 370L196 364zM620 240L700 330L640 380L590 340L540 340z',
      '#ffffff',
    ) +
    hills(640, leaf.mid, 60) +
    ground(690, leaf) +
    shape('M520 690Q620 740 480 790T560 900H860Q700 830 800 780T620 690z', '#7cc3e6') +
    stand(140, 780, pine('#2f7f56'), 1.1) +
    stand(280, 830, pine('#3b9164'), 0.9) +
    stand(1060, 790, pine('#2f7f56'), 1.2) +
    stand(950, 840, pine('#3b9164'), 0.85) +
    node(440, 620, leaf.main, 1.2) +
    rect(432, 660, 16, 130, '#59657a') +
    badge(700, 430, glyphs.leaf, leaf.main, 1),
}
