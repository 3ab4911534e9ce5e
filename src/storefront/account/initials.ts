/** The first letters of somebody's names, for where there is no picture. */
export const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .join(/[A-Za-z]/.test(names.join('')) ? '' : '\u200c')
    .toLocaleUpperCase()
