import * as glyphs from '../../kit/glyphs.ts'
import { place, line, shape, repeat } from '../../kit/shapes.ts'
import { badge, ground, stand, sun } from '../frame.ts'
import type { Scene } from '../frame.ts'
import { sand } from '../palettes.ts'
import { person, vest } from '../props/life.ts'
import { haulTruck } from '../props/vehicles.ts'

export const mining: Scene = {
  palette: sand,
  art:
    sun(950, 160, 70, '#ffd27a') +
    shape('M0 560L180 330L330 470L520 270L760 540L930 380L1200 600V900H0z', '#d8b186') +
    shape('M0 660L220 520L470 640L700 520L980 660L1200 560V900H0z', '#bf9263') +
    repeat(4, (i) =>
      line(`M${-20} ${690 + i * 16}H1220`, '#a97c50', 4, `opacity="${0.5 - i * 0.1}"`),
    ) +
    ground(740, sand) +
    stand(520, 830, haulTruck('#f0b429'), 1.25, 360) +
    place(
      1000,
      860,
      shape('M-130 0L-90 -80L-20 -110L60 -90L130 0z', '#6f5a48') +
        shape('M-20 -110L60 -90L130 0H40z', '#594636'),
    ) +
    stand(130, 870, person('#3d6fd8', '#b97f58', '#ffffff') + vest('#ee7f1a'), 0.85, 60) +
    badge(780, 300, glyphs.gear, sand.main, 1),
}
