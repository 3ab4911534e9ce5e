/** Coordinates of an isometric drawing: x runs down and right, y down and left. */
export type Point = readonly [x: number, y: number, z?: number]

export const project = ([x, y, z = 0]: Point): readonly [number, number] => [
  round((x - y) * across),
  round((x + y) * along - z * up),
]

export const polygon = (...points: readonly Point[]): string =>
  points.map((point) => project(point).join(' ')).join(' ')

export type Block = {
  readonly at: Point
  readonly size: readonly [width: number, depth: number, height: number]
}

/** Returns the three visible faces of a block. */
export const facesOf = ({ at: [x, y, z = 0], size: [w, d, h] }: Block) => ({
  top: polygon([x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]),
  near: polygon([x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h]),
  far: polygon([x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h]),
})

const across = 32
const along = 18.5
const up = 34
const round = (value: number): number => Math.round(value * 10) / 10
