/** Slides are wider than other pictures: they lie behind words, from edge to edge. */
export const slideWidth = 1920
export const slideHeight = 900
