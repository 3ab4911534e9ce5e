import { waves } from '../kit/parts.ts'
import { disc } from '../kit/shapes.ts'

export const ripple = (colour: string): string => waves(0, 20, colour, 1) + disc(0, 26, 10, colour)
