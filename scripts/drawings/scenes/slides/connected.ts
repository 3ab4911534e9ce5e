import { indoorClimate } from '../../devices/climate.ts'
import { ruggedTracker } from '../../devices/trackers.ts'
import { padlock } from '../../devices/locks.ts'
import { waterMeter } from '../../devices/meters.ts'
import { soilProbe, airMonitor } from '../../devices/environment.ts'
import { dashCamera } from '../../devices/vehicleDevices.ts'
import { gatewayFigures } from '../../gateways.ts'
import { halo, slant } from '../../kit/paint.ts'
import { random, place, disc, line, oval, rect, repeat } from '../../kit/shapes.ts'
import { toSvg } from '../../kit/stage.ts'
import type { Figure } from '../../kit/stage.ts'
import { slideHeight, slideWidth } from './size.ts'

/** The colours that light the scene, each `#rrggbb`. */
export type LightColours = {
  readonly deep: string
  readonly ground: string
  readonly glow: string
  readonly spark: string
  readonly plate: string
}

const defaultColours: LightColours = {
  deep: '#0c2340',
  ground: '#0f5560',
  glow: '#57e0c4',
  spark: '#9ff5e4',
  plate: '#7fb9bd',
}

const pedestal = (x: number, y: number, figure: Figure, size: number, colour: string): string =>
  oval(x, y + 14, 150 * size, 46 * size, '#04121f', 'opacity=".35"') +
  oval(x, y + 6, 136 * size, 40 * size, colour) +
  oval(x, y, 136 * size, 40 * size, slant('#ffffff', '#dfe8f0')) +
  place(x, y - (figure.groundY ?? 280) * 0.42 * size, figure.art, 0.42 * size)

const links = (
  x: number,
  y: number,
  ends: readonly (readonly [number, number])[],
  { glow, spark }: LightColours,
): string =>
  ends
    .map(([ex, ey]) => {
      const d = `M${x} ${y}Q${(x + ex) / 2} ${Math.max(y, ey) + 60} ${ex} ${ey}`
      return line(d, glow, 5, 'opacity=".35"') + line(d, spark, 6, 'stroke-dasharray="2 22"')
    })
    .join('')

// The text is on the left.
export const connected = (lights: LightColours = defaultColours): string => {
  const { deep, ground, glow, spark, plate } = lights
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
  return toSvg(
    rect(0, 0, slideWidth, slideHeight, slant(deep, ground)) +
      disc(1480, 480, 700, halo(`${glow}4d`, `${glow}1f`, `${ground}00`)) +
      repeat(30, (i) =>
        disc(slideWidth * random(i, 1), slideHeight * random(i, 2), 3, spark, 'opacity=".4"'),
      ) +
      place(
        520,
        70,
        repeat(4, (i) =>
          oval(
            1120,
            540,
            220 + i * 150,
            110 + i * 76,
            'none',
            `stroke="${glow}" stroke-width="2.5" opacity="${0.4 - i * 0.08}"`,
          ),
        ) +
          links(1120, 520, ends, lights) +
          figures
            .map((figure, i) => [figure, ends[i]!] as const)
            .sort((a, b) => a[1][1] - b[1][1])
            .map(([figure, [x, y]]) => pedestal(x, y, figure, y < 300 ? 0.8 : 1, plate))
            .join('') +
          oval(1120, 560, 200, 56, '#04121f', 'opacity=".4"') +
          oval(1120, 548, 190, 52, plate) +
          oval(1120, 538, 190, 52, slant('#ffffff', '#d9e8ee')) +
          place(1104, 460, gateway.art, 0.48),
        0.86,
      ),
    slideWidth,
    slideHeight,
  )
}
