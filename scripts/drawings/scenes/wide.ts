import { indoorClimate, chillLogger, palletLogger } from '../devices/climate.ts'
import { ruggedTracker } from '../devices/assets.ts'
import { padlock } from '../devices/locks.ts'
import { waterMeter } from '../devices/metering.ts'
import { soilProbe, airMonitor } from '../devices/environment.ts'
import { dashCamera, wiredTracker } from '../devices/vehicle.ts'
import { gatewayFigures } from '../gateways.ts'
import * as glyphs from '../kit/glyphs.ts'
import { down, halo, slant } from '../kit/paint.ts'
import { random, at, disc, line, oval, rect, ring, shape, times } from '../kit/shapes.ts'
import { crate } from '../kit/solids.ts'
import { page, shadow } from '../kit/stage.ts'
import type { Figure } from '../kit/stage.ts'
import { carton } from '../kit/tones.ts'
import { badge, chartCard, cloud, hills, route, skyline, stand, sun } from './frame.ts'
import { ice } from './palettes.ts'
import { palm, pine } from './props/life.ts'
import { warehouse } from './props/places.ts'
import { car, truck } from './props/vehicles.ts'

const pedestal = (x: number, y: number, figure: Figure, size: number, colour: string): string =>
  oval(x, y + 14, 150 * size, 46 * size, '#04121f', 'opacity=".35"') +
  oval(x, y + 6, 136 * size, 40 * size, colour) +
  oval(x, y, 136 * size, 40 * size, slant('#ffffff', '#dfe8f0')) +
  at(x, y - (figure.base ?? 280) * 0.42 * size, figure.art, 0.42 * size)

const links = (x: number, y: number, ends: readonly (readonly [number, number])[]): string =>
  ends
    .map(([ex, ey]) => {
      const d = `M${x} ${y}Q${(x + ex) / 2} ${Math.max(y, ey) + 60} ${ex} ${ey}`
      return (
        line(d, '#57e0c4', 5, 'opacity=".35"') + line(d, '#9ff5e4', 6, 'stroke-dasharray="2 22"')
      )
    })
    .join('')

const everything = (): string => {
  const ends = [
    [750, 400],
    [660, 690],
    [960, 830],
    [1360, 800],
    [1436, 470],
    [1250, 240],
    [960, 220],
  ] as const
  const figures = [
    padlock,
    soilProbe,
    waterMeter,
    airMonitor,
    ruggedTracker,
    dashCamera,
    indoorClimate,
  ] as const
  const gateway = gatewayFigures['lorawan_indoor']!
  return page(
    rect(0, 0, 1600, 900, slant('#0c2340', '#0f5560')) +
      disc(1090, 480, 700, halo('#2fb3a866', '#1b8f8f33', '#0f556000')) +
      times(4, (i) =>
        oval(
          1120,
          540,
          220 + i * 150,
          110 + i * 76,
          'none',
          `stroke="#7fe9d8" stroke-width="2.5" opacity="${0.4 - i * 0.08}"`,
        ),
      ) +
      times(26, (i) =>
        disc(1600 * random(i, 1), 900 * random(i, 2), 3, '#9ff5e4', 'opacity=".4"'),
      ) +
      links(1120, 520, ends) +
      figures
        .map((figure, i) => [figure, ends[i]!] as const)
        .sort((a, b) => a[1][1] - b[1][1])
        .map(([figure, [x, y]]) => pedestal(x, y, figure, y < 300 ? 0.8 : 1, '#7fb9bd'))
        .join('') +
      oval(1120, 560, 200, 56, '#04121f', 'opacity=".4"') +
      oval(1120, 548, 190, 52, '#7fb9bd') +
      oval(1120, 538, 190, 52, slant('#ffffff', '#d9e8ee')) +
      at(1104, 460, gateway.art, 0.48),
    1600,
  )
}

const flakes = (count: number): string =>
  times(count, (i) =>
    disc(1600 * random(i, 1), 700 * random(i, 2), 4 + (i % 3) * 2, '#ffffff', 'opacity=".9"'),
  )

const cold = (): string =>
  page(
    rect(0, 0, 1600, 900, down('#b9ddf6', '#f0f8fe')) +
      sun(1380, 170, 70) +
      shape('M0 640L240 330L430 560L700 260L980 600L1180 420L1600 660V900H0z', '#cfe6f6') +
      shape(
        'M240 330L318 424L270 470L222 420L168 424zM700 260L790 370L720 420L660 370L604 380z',
        '#ffffff',
      ) +
      hills(660, ice.far, 60, 0, 1600) +
      rect(0, 720, 1600, 180, down('#dcecf7', '#b3d3e8')) +
      stand(70, 750, pine('#7fb4cf'), 1) +
      stand(1120, 740, pine('#92c2d9'), 0.8) +
      stand(300, 730, warehouse('#ffffff', ice.main), 0.7, 250) +
      flakes(44) +
      stand(740, 810, truck(ice.main, '#ffffff', '#57b8e8'), 1.15, 390) +
      at(590, 580, glyphs.snow('#57b8e8'), 1.8) +
      shadow(1370, 850, 150) +
      at(1370, 850 - 236 * 0.84, chillLogger.art, 0.84) +
      badge(1180, 330, glyphs.thermometer, ice.main, 1.2) +
      chartCard(960, 230, ice.main, 1) +
      route('M1040 300Q1080 310 1100 330M1250 380Q1300 410 1320 450', ice.main) +
      shadow(1150, 866, 70) +
      at(1150, 866 - 234 * 0.44, palletLogger.art, 0.44),
    1600,
  )

const fleet = (): string =>
  page(
    rect(0, 0, 1600, 900, down('#26386e', '#e99a76')) +
      disc(690, 520, 190, '#ffd9a0', 'opacity=".3"') +
      disc(690, 520, 130, '#ffe6bd') +
      times(22, (i) =>
        disc(1600 * random(i, 1), 260 * random(i, 2), 3, '#ffffff', 'opacity=".6"'),
      ) +
      skyline(650, '#7a5f86', 4, 1600) +
      skyline(670, '#54497a', 8, 1600) +
      rect(0, 660, 1600, 240, down('#3f3f6a', '#272a4e')) +
      rect(0, 700, 1600, 150, '#30345a') +
      times(10, (i) => rect(20 + i * 170, 770, 100, 10, '#ffffff', 5, 'opacity=".55"')) +
      stand(370, 850, truck('#4d8ff0', '#f3f6fb'), 0.86, 280) +
      at(262, 690, glyphs.crate('#4d8ff0'), 1.1) +
      stand(980, 850, truck('#f0a52b', '#ffffff'), 0.86, 280) +
      at(872, 690, glyphs.crate('#f0a52b'), 1.1) +
      stand(1420, 850, car('#35b8a6'), 0.74, 150) +
      route('M340 400C500 240 720 420 940 290S1300 260 1420 470', '#3d4a8c') +
      badge(340, 400, glyphs.pin, '#3d7fe8', 0.9) +
      badge(940, 290, glyphs.pin, '#f0a52b', 1.05) +
      badge(1420, 480, glyphs.pin, '#23a08f', 0.9),
    1600,
  )

const bulk = (): string => {
  const box = (x: number, y: number): string =>
    crate(x, y, 170, 130, carton, 50) +
    rect(x, y + 84, 170, 10, '#12a594') +
    rect(x + 20, y + 24, 60, 36, '#f7ead8', 4)
  return page(
    rect(0, 0, 1200, 600, slant('#0f3d52', '#12a594')) +
      disc(850, 300, 420, '#ffffff', 'opacity=".06"') +
      ring(850, 300, 300, '#ffffff', 2, 'opacity=".2"') +
      oval(860, 540, 440, 40, '#04121f', 'opacity=".35"') +
      rect(560, 510, 620, 26, '#b98a60', 4) +
      times(5, (i) => rect(580 + i * 138, 534, 60, 24, '#8a6242')) +
      times(3, (i) => box(570 + i * 180, 380)) +
      times(3, (i) => box(570 + i * 180, 250)) +
      times(2, (i) => box(660 + i * 180, 120)) +
      at(480, 470, wiredTracker.art, 0.34) +
      at(320, 440, indoorClimate.art, 0.4) +
      at(170, 470, ruggedTracker.art, 0.36),
    1200,
    600,
  )
}

const delivery = (): string =>
  page(
    rect(0, 0, 1200, 600, down('#fbd9a8', '#fff3e0')) +
      sun(940, 150, 60, '#ff9d5c') +
      shape('M0 430Q200 330 420 400T820 380T1200 410V600H0z', '#f2c48c') +
      shape('M0 470Q300 400 620 460T1200 450V600H0z', '#e5ad6e') +
      skyline(440, '#e8b98a', 4) +
      rect(0, 480, 1200, 120, '#6b6478') +
      times(8, (i) => rect(20 + i * 160, 536, 90, 8, '#ffffff', 4, 'opacity=".8"')) +
      stand(1080, 486, palm('#4fa263'), 0.95) +
      stand(70, 486, palm('#5fb071'), 0.7) +
      stand(620, 560, truck('#12a594', '#ffffff', '#12a594'), 1, 330) +
      at(480, 370, glyphs.crate('#12a594'), 1.1) +
      line('M150 400h90M110 440h150M170 480h70', '#ffffff', 10, 'opacity=".9"') +
      badge(970, 330, glyphs.pin, '#e0574c', 0.9) +
      cloud(250, 140, 0.9, 0.8),
    1200,
    600,
  )

export const wide: Readonly<Record<string, () => string>> = {
  'sliders/1': everything,
  'sliders/2': cold,
  'sliders/3': fleet,
  'ads/1': bulk,
  'ads/2': delivery,
}
