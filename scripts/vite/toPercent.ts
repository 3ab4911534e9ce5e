/** Formats a fraction as a CSS percentage. */
export const toPercent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`
