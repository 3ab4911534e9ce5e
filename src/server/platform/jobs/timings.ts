/** In milliseconds. */
export const defaultTimings = {
  /** how often a process polls for jobs that it was not notified of */
  pollInterval: 2000,
  /** how often one of the processes looks for jobs whose process died */
  superviseInterval: 30_000,
  /** how long shutdown waits for running jobs, out of ten seconds in all */
  shutdownTimeout: 8000,
}

export type JobTimings = Readonly<typeof defaultTimings>
