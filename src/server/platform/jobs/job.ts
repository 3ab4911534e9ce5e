/** The input of a job: ids, never a secret, because staff see it when the job has failed. */
export type JobData = Readonly<Record<string, unknown>>

export type JobRun = {
  readonly jobId: string
  /** aborted on timeout or shutdown; work done after that may be repeated */
  readonly signal: AbortSignal
}

/** Work that may take long and be retried; it may run twice if a process dies halfway. */
export type Job = {
  readonly name: string
  /** a cron expression in UTC; each run happens once across all processes */
  readonly schedule?: string
  /** how many run at a time in each process */
  readonly concurrency: number
  /**
   * The retries after an error: the first after one to two times `delay` seconds, then twice as
   * long each time, up to `maxDelay` (default: a day). After the last one the job is among the
   * failed jobs.
   */
  readonly retries: { readonly limit: number; readonly delay: number; readonly maxDelay?: number }
  /** seconds until a run counts as dead and any process may start it again */
  readonly expireInSeconds: number
  readonly work: (data: JobData, run: JobRun) => Promise<void>
}

/** The defaults of scheduled work: retried soon, and never concurrent with itself. */
export const maintenance = {
  concurrency: 1,
  retries: { limit: 2, delay: 30 },
  expireInSeconds: 300,
} as const
