/** Represents a city that is not listed; no city has this id. */
export const otherCity = '*'
