/** A part of one, as style sheets write it. */
export const toPercent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`
