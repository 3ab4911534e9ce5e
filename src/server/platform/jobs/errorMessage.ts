/** Returns only the message, because other properties of an error may hold private data. */
export const errorMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 1000)
