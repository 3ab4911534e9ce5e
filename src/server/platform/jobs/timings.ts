/** In milliseconds. */
export const defaultTimings = {
  /** how often a process looks for jobs that it was not told of */
  pollInterval: 2000,
  /** how often one of the processes looks for jobs whose own process died */
  superviseInterval: 30_000,
  /** how long the end of a process waits for its jobs; it is given ten seconds in all */
  shutdownTimeout: 8000,
}

export type JobTimings = Readonly<typeof defaultTimings>
