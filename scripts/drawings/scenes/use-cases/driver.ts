import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, rect, shape, repeat } from '../../kit/shapes.ts'
import { badge, skyline } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { road } from '../palettes.ts'

export const driver: Scene = {
  palette: road,
  art:
    rect(0, 0, 1200, 560, '#d9e6fa') +
    skyline(430, '#c6d3ec', 3) +
    shape('M520 430H640L900 620H260z', '#6d7890') +
    repeat(3, (i) =>
      shape(`M${578 - i * 4} ${450 + i * 44}h${12 + i * 6}l4 24h-${20 + i * 6}z`, '#ffffff'),
    ) +
    rect(0, 430, 520, 130, '#a9cfa5') +
    rect(640, 430, 560, 130, '#a9cfa5') +
    shape('M520 430H640L900 620H260z', '#6d7890') +
    shape('M0 560Q600 470 1200 560V900H0z', '#2b3447') +
    shape('M0 590Q600 500 1200 590V620Q600 530 0 620z', '#3b465c') +
    shape('M-40 -20L140 580H60L-120 -20zM1240 -20L1060 580H1140L1320 -20z', '#222a3a') +
    rect(0, 0, 1200, 50, '#222a3a') +
    disc(420, 790, 210, 'none', 'stroke="#12161f" stroke-width="52"') +
    disc(420, 790, 210, 'none', 'stroke="#59657a" stroke-width="8" opacity=".6"') +
    disc(420, 800, 66, '#12161f') +
    rect(220, 776, 400, 40, '#12161f', 20) +
    place(
      850,
      700,
      disc(0, 0, 130, '#141a26') +
        line('M-84 60A104 104 0 0 1 -60 -84', '#35c98b', 22) +
        line('M-44 -94A104 104 0 0 1 60 -84', '#ffc247', 22) +
        line('M72 -74A104 104 0 0 1 84 60', '#f9635a', 22) +
        line('M0 0L-44 -52', '#ffffff', 12) +
        disc(0, 0, 16, '#ffffff'),
    ) +
    place(
      600,
      84,
      rect(-90, -34, 180, 78, '#141a26', 24) +
        disc(0, 6, 24, '#3a6ea8') +
        disc(0, 6, 10, '#0b1420') +
        disc(62, 6, 7, '#f9635a'),
    ) +
    badge(250, 300, glyphs.star, '#eaa51e', 1) +
    badge(960, 300, glyphs.alert, '#d94a3d', 1),
}
