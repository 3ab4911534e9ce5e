import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, chartCard, ground, signal, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { care } from '../palettes.ts'
import { bush, tree } from '../props/life.ts'
import { factory } from '../props/places.ts'

export const outdoorAir: Scene = {
  palette: care,
  art:
    sun(230, 170, 60, '#fff2bf') +
    skyline(680, care.far, 5) +
    stand(260, 720, factory('#d3e5e3', '#7fb3ae'), 0.7) +
    repeat(4, (i) =>
      disc(400 + i * 46, 380 - i * 46, 34 + i * 12, '#9bb0b5', `opacity="${0.5 - i * 0.08}"`),
    ) +
    ground(715, { ...care, ground: ['#9fd0a0', '#7ab487'] }) +
    place(
      720,
      800,
      rect(-10, -420, 20, 420, '#59657a', 6) +
        rect(-90, -420, 180, 190, '#ffffff', 22) +
        repeat(4, (i) => rect(-64, -396 + i * 24, 128, 11, '#c3ccd8', 5)) +
        disc(0, -268, 20, care.main) +
        shape('M-110 -440L-60 -530H130L80 -440z', '#24508f'),
    ) +
    signal(722, 250, care.main, 1.2) +
    stand(960, 810, tree('#3f9a63'), 1.1) +
    stand(1080, 820, tree('#54ab72'), 0.8) +
    stand(560, 820, bush('#3f9a63'), 0.7) +
    chartCard(990, 350, care.main, 1) +
    badge(490, 190, glyphs.carbon, '#56707a', 1),
}
