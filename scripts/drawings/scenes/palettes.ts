export type Palette = {
  readonly sky: readonly [string, string]
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly ground: readonly [string, string]
  readonly main: string
  readonly dark: string
}

const palette = (
  sky: readonly [string, string],
  layers: readonly [string, string, string],
  ground: readonly [string, string],
  main: string,
  dark: string,
): Palette => ({ sky, far: layers[0], mid: layers[1], near: layers[2], ground, main, dark })

export const ice = palette(
  ['#cfe9fb', '#f1f9fe'],
  ['#c0dcf0', '#a5cbe6', '#84b4d8'],
  ['#dcecf7', '#b9d7ea'],
  '#2f86d1',
  '#1d4f80',
)
export const leaf = palette(
  ['#d4f0e4', '#f6fbef'],
  ['#bfe2c2', '#94cf9c', '#63b476'],
  ['#8fcb7c', '#5fa657'],
  '#2f9a58',
  '#1c5c3a',
)
export const road = palette(
  ['#d9e6fa', '#f6f5fb'],
  ['#c6d3ec', '#a6b8dc', '#8398c4'],
  ['#8d98ad', '#6d7890'],
  '#3d6fd8',
  '#253a68',
)
export const city = palette(
  ['#d6e4f8', '#fbf3ea'],
  ['#c2d0e8', '#9fb3d6', '#7b93c0'],
  ['#aab8cc', '#8796ae'],
  '#4266c9',
  '#27386a',
)
export const plant = palette(
  ['#e3e4f0', '#fbf3e9'],
  ['#d0d2e2', '#b3b7cf', '#9096b5'],
  ['#a3a8bd', '#7f859e'],
  '#e07b2c',
  '#3a3f5c',
)
export const care = palette(
  ['#d3f1ef', '#f5fcfb'],
  ['#bde5e1', '#97d3cd', '#6cbab3'],
  ['#d7eeeb', '#b4dad6'],
  '#149c91',
  '#17575a',
)
export const water = palette(
  ['#cdeaf6', '#f0fafd'],
  ['#b5dcee', '#8cc6e2', '#5eaad1'],
  ['#a4d2e6', '#72b4d4'],
  '#1c8cc4',
  '#17507a',
)
export const energy = palette(
  ['#fde8c6', '#fff8ea'],
  ['#f6d9a8', '#ecc27c', '#d9a757'],
  ['#c9d79a', '#9fb873'],
  '#ea9a1e',
  '#6a4a1c',
)
export const dusk = palette(
  ['#28335f', '#7a6c9e'],
  ['#4a4f86', '#3a4175', '#2d3462'],
  ['#3d446e', '#2a3056'],
  '#ffc861',
  '#1a2045',
)
export const sand = palette(
  ['#fbe9d2', '#fff9f0'],
  ['#efd5b2', '#e2bc8c', '#cf9f69'],
  ['#d8b487', '#bb9263'],
  '#e39a2d',
  '#60431f',
)
export const home = palette(
  ['#f1e8e2', '#faf6f2'],
  ['#e6d8ce', '#d6c3b5', '#bfa796'],
  ['#d9c4b0', '#bfa68e'],
  '#d9774f',
  '#5a4338',
)
export const safe = palette(
  ['#fde3dd', '#fff6f2'],
  ['#f4cdc3', '#e9afa2', '#d58a7c'],
  ['#d9c3bd', '#b99e97'],
  '#d94a3d',
  '#5f2b2b',
)
export const office = palette(
  ['#e5eaf6', '#f8f9fd'],
  ['#d6ddee', '#bcc7e0', '#9aa8c8'],
  ['#cdd4e4', '#aeb8cf'],
  '#5566d6',
  '#2d3560',
)
