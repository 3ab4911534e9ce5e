/** In milliseconds. */
export const defaultTimings = {
  /** how often a process looks for due jobs that it was not notified of */
  pollInterval: 2000,
  /** how often one of the processes creates the jobs that are due by their schedules */
  scheduleInterval: 30_000,
  /** how often one of the processes looks for jobs whose process died */
  superviseInterval: 30_000,
  /** how long shutdown waits for running jobs, out of ten seconds in all */
  shutdownTimeout: 8000,
}

export type JobTimings = Readonly<typeof defaultTimings>
