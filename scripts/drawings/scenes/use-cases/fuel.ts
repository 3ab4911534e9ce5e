import * as glyphs from '../../kit/glyphs.ts'
import { place, disc, line, rect } from '../../kit/shapes.ts'
import { ground, skyline, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { energy } from '../palettes.ts'
import { truck } from '../props/vehicles.ts'
import { tarmacOfHeight } from './tarmacOfHeight.ts'

export const fuel: Scene = {
  palette: energy,
  art:
    sun(970, 160, 60, '#ffcf5c') +
    skyline(680, energy.far, 4) +
    ground(690, energy) +
    tarmacOfHeight(740, 160) +
    stand(690, 830, truck('#e07b2c'), 1, 340) +
    place(735, 720, rect(-60, -10, 120, 66, '#3a4557', 12) + rect(-50, 20, 60, 28, '#ffc247', 8)) +
    place(
      240,
      760,
      rect(-90, -380, 180, 380, '#d94a3d', 18) +
        rect(-62, -350, 124, 100, '#ffffff', 10) +
        rect(-50, -320, 100, 16, '#d9dfe8', 6) +
        rect(-50, -292, 60, 16, '#d9dfe8', 6) +
        rect(-110, -14, 220, 26, '#59657a', 6) +
        place(0, -160, glyphs.drop('#ffffff'), 1.1) +
        line('M90 -280h30a24 24 0 0 1 24 24v140a24 24 0 0 0 44 0v-150l-34 -44', '#27303f', 14),
    ) +
    place(
      700,
      260,
      disc(4, 10, 140, '#1d2b45', 'opacity=".13"') +
        disc(0, 0, 140, '#ffffff') +
        line('M-90 46A100 100 0 0 1 90 46', '#e6ebf1', 24) +
        line('M-90 46A100 100 0 0 1 -70 -64', '#d94a3d', 24) +
        line('M0 20L-56 -36', '#27303f', 12) +
        disc(0, 20, 16, '#27303f') +
        place(0, 76, glyphs.fuel('#e07b2c'), 0.6),
    ),
}
