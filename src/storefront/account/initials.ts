/** Returns the initials of a name, used if there is no picture. */
export const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .join(/[A-Za-z]/.test(names.join('')) ? '' : '\u200c')
    .toLocaleUpperCase()
