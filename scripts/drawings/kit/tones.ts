export type Tone = {
  readonly face: readonly [string, string]
  readonly side: readonly [string, string]
  readonly edge: string
}

const tone = (light: string, dark: string, near: string, far: string, edge: string): Tone => ({
  face: [light, dark],
  side: [near, far],
  edge,
})

export const white = tone('#ffffff', '#dce2ea', '#c2cad5', '#98a3b2', '#ffffff')
export const grey = tone('#cdd5df', '#a2adbb', '#8d98a7', '#6d7887', '#eef2f6')
export const steel = tone('#f4f7fa', '#aeb9c6', '#8f9baa', '#687483', '#ffffff')
export const graphite = tone('#5a6576', '#2b323d', '#232932', '#13171d', '#8893a4')
export const black = tone('#3b434f', '#181c22', '#14171c', '#090b0e', '#687283')
export const teal = tone('#35c9b7', '#0f9488', '#0c776e', '#085a53', '#a5efe5')
export const blue = tone('#4d9bf5', '#1f66cf', '#1a55ad', '#123f84', '#b7d7ff')
export const orange = tone('#ffb057', '#ee7f1a', '#c8640d', '#9c4c07', '#ffdcb3')
export const red = tone('#f9726b', '#d4332f', '#ad2523', '#821917', '#ffc4c0')
export const green = tone('#5cc98b', '#23945a', '#1c7748', '#135634', '#baf0d0')
export const brass = tone('#f2d79b', '#b88c3d', '#99722c', '#6f511c', '#fff1cf')
export const carton = tone('#e0bf95', '#c79f6d', '#b38a59', '#8f6b41', '#f2dcbd')

export const ink = '#263242'
export const quiet = '#8b97a7'
export const accent = '#12a594'
