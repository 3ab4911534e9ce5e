/** Stands for a city that is not in the list; no city has such an id. */
export const otherCity = '*'
