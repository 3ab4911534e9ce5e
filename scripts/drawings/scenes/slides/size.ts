/** Slides are wider than other pictures: they fill the width behind the text. */
export const slideWidth = 1920
export const slideHeight = 900
