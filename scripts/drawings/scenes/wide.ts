import { wiredTracker } from '../devices/vehicleDevices.ts'
import { indoorClimate } from '../devices/climate.ts'
import { ruggedTracker } from '../devices/trackers.ts'
import * as glyphs from '../kit/glyphs.ts'
import { down, slant } from '../kit/paint.ts'
import { place, disc, line, oval, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { crate } from '../kit/solids.ts'
import { toSvg } from '../kit/stage.ts'
import { carton } from '../kit/tones.ts'
import { badge, cloud, skyline, stand, sun } from './frame.ts'
import { palm } from './props/life.ts'
import { truck } from './props/vehicles.ts'
import { coldChainSlide } from './slides/coldChainSlide.ts'
import { connected } from './slides/connected.ts'
import { fieldSlide } from './slides/fieldSlide.ts'
import { fleetSlide } from './slides/fleetSlide.ts'
import { sunPower } from './slides/sunPower.ts'

const bulk = (): string => {
  const box = (x: number, y: number): string =>
    crate(x, y, 170, 130, carton, 50) +
    rect(x, y + 84, 170, 10, '#12a594') +
    rect(x + 20, y + 24, 60, 36, '#f7ead8', 4)
  return toSvg(
    rect(0, 0, 1200, 900, slant('#0f3d52', '#12a594')) +
      disc(620, 440, 420, '#ffffff', 'opacity=".06"') +
      ring(620, 440, 330, '#ffffff', 2, 'opacity=".2"') +
      oval(620, 690, 440, 44, '#04121f', 'opacity=".35"') +
      rect(290, 650, 660, 26, '#b98a60', 4) +
      repeat(5, (i) => rect(310 + i * 146, 674, 60, 24, '#8a6242')) +
      repeat(3, (i) => box(320 + i * 180, 520)) +
      repeat(3, (i) => box(320 + i * 180, 390)) +
      repeat(2, (i) => box(410 + i * 180, 260)) +
      place(800, 700, wiredTracker.art, 0.36) +
      place(560, 690, indoorClimate.art, 0.42) +
      place(350, 710, ruggedTracker.art, 0.4),
  )
}

const delivery = (): string =>
  toSvg(
    rect(0, 0, 1200, 600, down('#fbd9a8', '#fff3e0')) +
      sun(940, 150, 60, '#ff9d5c') +
      shape('M0 430Q200 330 420 400T820 380T1200 410V600H0z', '#f2c48c') +
      shape('M0 470Q300 400 620 460T1200 450V600H0z', '#e5ad6e') +
      skyline(440, '#e8b98a', 4) +
      rect(0, 480, 1200, 120, '#6b6478') +
      repeat(8, (i) => rect(20 + i * 160, 536, 90, 8, '#ffffff', 4, 'opacity=".8"')) +
      stand(1080, 486, palm('#4fa263'), 0.95) +
      stand(70, 486, palm('#5fb071'), 0.7) +
      stand(620, 560, truck('#12a594', '#ffffff', '#12a594'), 1, 330) +
      place(480, 370, glyphs.crate('#12a594'), 1.1) +
      line('M150 400h90M110 440h150M170 480h70', '#ffffff', 10, 'opacity=".9"') +
      badge(970, 330, glyphs.pin, '#e0574c', 0.9) +
      cloud(250, 140, 0.9, 0.8),
    1200,
    600,
  )

export const wide: Readonly<Record<string, () => string>> = {
  'sliders/1': () => connected(),
  'sliders/2': coldChainSlide,
  'sliders/3': fleetSlide,
  'sliders/4': fieldSlide,
  'sliders/5': sunPower,
  'ads/1': bulk,
  'ads/2': delivery,
}
