import { definitions, down, slant } from './paint.ts'
import { place, disc, line, oval, rect, ring, shape, blur, repeat } from './shapes.ts'
import { screw } from './parts.ts'
import { crate } from './solids.ts'
import { accent, carton } from './tones.ts'

// A figure is centred on 0,0 and fits 640 × 600; `base` is where it meets the ground.
export type Figure = {
  readonly art: string
  readonly groundY?: number
  readonly shadowSpread?: number
  readonly focus?: readonly [number, number]
}

export const toSvg = (art: string, width = 1200, height = 900): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions(art)}${art}</svg>`

export const shadow = (x: number, y: number, spread: number, strength = 0.3): string =>
  blur(18, oval(x + 14, y + 6, spread, spread * 0.09 + 6, '#4a586b', `opacity="${strength}"`)) +
  blur(6, oval(x + 4, y, spread * 0.82, spread * 0.04 + 3, '#2b3545', `opacity="${strength}"`))

const ground = (figure: Figure): string =>
  figure.groundY === undefined
    ? blur(22, oval(20, 290, figure.shadowSpread ?? 230, 22, '#4a586b', 'opacity=".22"'))
    : shadow(0, figure.groundY, figure.shadowSpread ?? 230)

// No background: the shop supplies one for light and dark mode.
export const drawAlone = (figure: Figure): string =>
  toSvg(place(600, 440, ground(figure) + figure.art, 1.28))

export const drawWithBox = (figure: Figure): string =>
  toSvg(
    shadow(470, 700, 370) +
      crate(190, 330, 460, 370, carton, 120) +
      shape('M190 330l120 -60h460l-120 60z', down('#8f6b41', '#6f5130')) +
      shape('M190 330l-90 62h120l90 -122z', slant('#ecd2ae', '#cfa876')) +
      shape('M770 270l96 36l-110 70l-106 -46z', slant('#d8b484', '#b68d5b')) +
      rect(270, 470, 150, 96, '#f7ead8', 6) +
      rect(286, 488, 60, 60, '#c79f6d', 4) +
      repeat(3, (index) => rect(360, 492 + index * 20, 44 - index * 8, 8, '#c79f6d', 3)) +
      rect(190, 596, 460, 14, accent, 0, 'opacity=".85"') +
      place(880, 740, leaflet, 1) +
      place(720, 792, screw(0, 0, 13) + screw(42, 12, 13) + screw(-40, 14, 13)) +
      place(770, 560, ground(figure) + figure.art, 0.66),
  )

const leaflet =
  blur(6, rect(8, -70, 190, 120, '#4a586b', 6, 'opacity=".3" transform="skewX(-16)"')) +
  `<g transform="skewX(-16)">${rect(0, -80, 190, 120, '#ffffff', 6)}${rect(0, -80, 190, 34, accent, 6)}${repeat(4, (index) => rect(16, -30 + index * 16, 150 - (index % 2) * 40, 6, '#c6cfda', 3))}</g>`

// The whole object beside a round enlargement of its most important part.
export const drawCloseUp = (figure: Figure): string => {
  const [x, y] = figure.focus ?? [0, 0]
  const [zoom, small, left, top] = [1.9, 0.6, 262, 480]
  const [eyeX, eyeY] = [left + x * small, top + y * small]
  return toSvg(
    `<defs><clipPath id="loupe">${disc(826, 440, 300, '#000')}</clipPath></defs>` +
      place(left, top, ground(figure) + figure.art, small) +
      ring(eyeX, eyeY, 52, accent, 5) +
      line(`M${eyeX + 50} ${eyeY - 14}L540 390`, accent, 5, 'stroke-dasharray="2 14"') +
      blur(20, disc(842, 462, 300, '#4a586b', 'opacity=".28"')) +
      disc(826, 440, 300, '#e3e8ee') +
      `<g clip-path="url(#loupe)">${place(826 - x * zoom, 440 - y * zoom, figure.art, zoom)}</g>` +
      ring(826, 440, 300, '#ffffff', 14),
  )
}

export type Placement = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly isStanding: boolean
}

export const drawInScene = (scene: string, figure: Figure, spot: Placement): string =>
  toSvg(
    scene + place(spot.x, spot.y, (spot.isStanding ? ground(figure) : '') + figure.art, spot.scale),
  )
