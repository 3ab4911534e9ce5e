import * as glyphs from '../../kit/glyphs.ts'
import { place, line, oval, rect, shape, repeat } from '../../kit/shapes.ts'
import type { Scene } from '../frame.ts'
import { road } from '../palettes.ts'
import { carTop } from '../props/vehicles.ts'

export const liveLocation: Scene = {
  palette: road,
  art:
    rect(0, 0, 1200, 900, '#e3eaf6') +
    repeat(4, (i) =>
      repeat(4, (k) =>
        rect(20 + i * 310, 20 + k * 240, 230, 170, (i + k) % 3 ? '#f6f8fc' : '#cfe6cf', 18),
      ),
    ) +
    shape('M-20 700Q300 620 520 760T1220 640V760Q900 720 660 840T-20 800z', '#a9d4ee') +
    line('M285 -20V440H905V920', '#ffffff', 74) +
    line('M285 440V920M905 440V-20M-20 440H1220', '#ffffff', 52) +
    line('M285 120V440H905V640', road.main, 18, 'stroke-dasharray="2 34"') +
    place(285, 260, carTop('#f0a52b'), 0.8) +
    place(905, 640, carTop(road.main), 0.8, 180) +
    place(560, 440, carTop('#35b8a6'), 0.74, 90) +
    [
      [285, 90, '#f0a52b'],
      [560, 310, '#35b8a6'],
      [905, 470, road.main],
    ]
      .map(([x, y, c]) =>
        place(
          Number(x),
          Number(y),
          oval(0, 46, 22, 8, '#1d2b45', 'opacity=".2"') + glyphs.pin(String(c)),
          1.5,
        ),
      )
      .join(''),
}
