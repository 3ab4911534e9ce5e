import { indoorClimate, freezerProbe } from './devices/climate.ts'
import { irrigationControl, shutOffValve } from './devices/control.ts'
import { airMonitor, soilProbe, weatherStation } from './devices/environment.ts'
import { fuelSensor, generatorUnit } from './devices/levels.ts'
import { cabinetHandle, doorContact } from './devices/locks.ts'
import { deskSensor, leakSensor } from './devices/presence.ts'
import { wiredTracker } from './devices/vehicleDevices.ts'
import { gatewayFigures } from './gateways.ts'
import { simCard } from './accessories/cards.ts'
import { leakRope, relayHarness } from './accessories/wiring.ts'
import { down, slant } from './kit/paint.ts'
import { place, rect, shape } from './kit/shapes.ts'
import { crate } from './kit/solids.ts'
import { toSvg, shadow } from './kit/stage.ts'
import type { Figure } from './kit/stage.ts'
import { carton } from './kit/tones.ts'

type FigurePlacement = readonly [figure: Figure, x: number, foot: number, scale: number]

const openBox = (band: string): string =>
  shape('M330 290l110 -64h420l-110 64z', down('#8f6b41', '#5d4326')) +
  shape('M860 226l120 46l-104 62l-126 -44z', slant('#d8b484', '#b68d5b')) +
  shape('M440 226l-120 -50l-96 56l106 58z', slant('#ecd2ae', '#cfa876')) +
  crateFront(band)

const crateFront = (band: string): string =>
  crate(330, 290, 420, 330, carton, 110).split('/>').slice(1).join('/>') +
  rect(330, 500, 420, 18, band, 0, 'opacity=".9"')

const drawKit = (
  band: string,
  behind: readonly FigurePlacement[],
  front: readonly FigurePlacement[],
): string =>
  toSvg(
    shadow(560, 624, 320) +
      shape('M330 290l110 -64h420l-110 64z', down('#8f6b41', '#5d4326')) +
      behind.map(drawStanding).join('') +
      openBox(band).replace(/^<path[^>]*\/>/, '') +
      front.map((placing) => drawShadow(placing) + drawStanding(placing)).join(''),
  )

const groundYOf = (figure: Figure): number => figure.groundY ?? 290

const drawStanding = ([figure, x, y, scale]: FigurePlacement): string =>
  place(x, y - groundYOf(figure) * scale, figure.art, scale)

const drawShadow = ([figure, x, y, scale]: FigurePlacement): string =>
  shadow(x, y, (figure.shadowSpread ?? 200) * scale)

const indoor = gatewayFigures['lorawan_indoor']!
const outdoor = gatewayFigures['lorawan_outdoor']!
const hub = gatewayFigures['smart_hub']!

export const kits: Readonly<Record<string, () => string>> = {
  'PKG-COLD-START': () =>
    drawKit(
      '#3b8fd6',
      [[freezerProbe, 640, 420, 0.5]],
      [
        [indoor, 270, 700, 0.66],
        [doorContact, 1010, 660, 0.5],
        [indoorClimate, 560, 760, 0.56],
        [indoorClimate, 740, 770, 0.56],
        [indoorClimate, 920, 780, 0.56],
      ],
    ),
  'PKG-FLEET-10': () =>
    drawKit(
      '#2f6fed',
      [[wiredTracker, 600, 380, 0.5]],
      [
        [relayHarness, 260, 730, 0.66],
        [simCard, 560, 760, 0.5],
        [wiredTracker, 880, 720, 0.74],
      ],
    ),
  'PKG-LEAK-BLDG': () =>
    drawKit(
      '#1f7fd1',
      [[hub, 620, 400, 0.5]],
      [
        [shutOffValve, 260, 720, 0.6],
        [leakRope, 560, 720, 0.62],
        [indoor, 900, 600, 0.5],
        [leakSensor, 880, 770, 0.66],
      ],
    ),
  'PKG-AGRI-START': () =>
    drawKit(
      '#23945a',
      [[weatherStation, 640, 470, 0.66]],
      [
        [outdoor, 240, 700, 0.72],
        [irrigationControl, 560, 770, 0.56],
        [soilProbe, 900, 760, 0.76],
      ],
    ),
  'PKG-OFFICE-AIR': () =>
    drawKit(
      '#12a594',
      [[indoor, 620, 400, 0.5]],
      [
        [airMonitor, 290, 720, 0.72],
        [deskSensor, 620, 770, 0.56],
        [deskSensor, 920, 790, 0.56],
        [airMonitor, 900, 640, 0.52],
      ],
    ),
  'PKG-GEN-SITE': () =>
    drawKit(
      '#ee7f1a',
      [[fuelSensor, 620, 470, 0.56]],
      [
        [generatorUnit, 280, 740, 0.76],
        [simCard, 590, 770, 0.42],
        [doorContact, 800, 760, 0.46],
        [cabinetHandle, 980, 760, 0.6],
      ],
    ),
}
