/** The message alone: what else an error carries may quote what nobody should read. */
export const errorMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 1000)
