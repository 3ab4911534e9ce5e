/** Slides are wider than other pictures: they lie behind words, from edge to edge. */
export const wide = 1920
export const high = 900
