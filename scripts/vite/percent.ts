/** A part of one, as style sheets write it. */
export const percent = (part: number): string => `${(part * 100).toFixed(2)}%`
