import { chillLogger, palletLogger } from '../../devices/climate.ts'
import * as glyphs from '../../kit/glyphs.ts'
import { down } from '../../kit/paint.ts'
import { place, disc, random, rect, shape, repeat } from '../../kit/shapes.ts'
import { toSvg, shadow } from '../../kit/stage.ts'
import { badge, chartCard, hills, route, stand, sun } from '../frame.ts'
import { ice } from '../palettes.ts'
import { pine } from '../props/life.ts'
import { warehouse } from '../props/places.ts'
import { truck } from '../props/vehicles.ts'
import { slideHeight, slideWidth } from './size.ts'

const flakes = (count: number): string =>
  repeat(count, (i) =>
    disc(slideWidth * random(i, 1), 700 * random(i, 2), 4 + (i % 3) * 2, '#ffffff', 'opacity=".9"'),
  )

// The text is on the right, against an open sky.
export const coldChainSlide = (): string =>
  toSvg(
    rect(0, 0, slideWidth, slideHeight, down('#a9d4f2', '#eef7fd')) +
      sun(1680, 170, 70) +
      shape('M0 640L200 350L380 560L620 280L900 600L1180 470L1500 640L1920 560V900H0z', '#cfe6f6') +
      shape(
        'M200 350L270 432L226 470L186 426L142 438zM620 280L704 380L640 424L584 376L528 404z',
        '#ffffff',
      ) +
      hills(660, ice.far, 60, 0, slideWidth) +
      rect(0, 720, slideWidth, 180, down('#dcecf7', '#a9cce4')) +
      stand(60, 750, pine('#7fb4cf'), 1) +
      stand(1180, 740, pine('#92c2d9'), 0.8) +
      stand(1290, 746, pine('#7fb4cf'), 0.6) +
      stand(200, 730, warehouse('#ffffff', ice.main), 0.7, 250) +
      flakes(50) +
      stand(330, 820, truck(ice.main, '#ffffff', '#57b8e8'), 1.15, 390) +
      place(180, 590, glyphs.snow('#57b8e8'), 1.8) +
      shadow(790, 850, 150) +
      place(790, 850 - 236 * 0.84, chillLogger.art, 0.84) +
      badge(690, 320, glyphs.thermometer, ice.main, 1.2) +
      chartCard(440, 220, ice.main, 1) +
      route('M540 280Q590 300 612 318M740 390Q770 420 784 460', ice.main) +
      shadow(610, 866, 70) +
      place(610, 866 - 234 * 0.44, palletLogger.art, 0.44),
    slideWidth,
    slideHeight,
  )
