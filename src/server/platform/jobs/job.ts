/** What a job is about: ids, never a secret, because staff reads it when the job has failed. */
export type JobData = Readonly<Record<string, unknown>>

export type JobRun = {
  readonly jobId: string
  /** aborted when the time is over or the process goes down: what is done after that may be done twice */
  readonly signal: AbortSignal
}

/** Work that may take long, fail and be tried again; it may run twice where a process died in the middle. */
export type Job = {
  readonly name: string
  /** seconds, or a cron expression in UTC: it runs by itself, once for all processes together */
  readonly schedule?: number | string
  /** how many at a time, in each process */
  readonly concurrency: number
  /**
   * How often it is tried again after it threw: the first time after once to twice `delay` seconds,
   * then twice as long each time, up to `longest` (default: a day); after that staff finds it among
   * the failed jobs
   */
  readonly retries: { readonly limit: number; readonly delay: number; readonly maxDelay?: number }
  /** seconds until it is taken for dead, and begun again by whichever process comes first */
  readonly expireInSeconds: number
  readonly work: (data: JobData, run: JobRun) => Promise<void>
}

/** What runs again and again by itself: soon tried again, and never beside itself. */
export const maintenance = {
  concurrency: 1,
  retries: { limit: 2, delay: 30 },
  expireInSeconds: 300,
} as const
