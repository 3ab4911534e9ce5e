/** In milliseconds. */
export const usualPace = {
  /** how often a process looks for jobs that it was not told of */
  look: 2000,
  /** how often one of the processes looks for jobs whose own process died */
  supervise: 30_000,
  /** how long the end of a process waits for its jobs; it is given ten seconds in all */
  patience: 8000,
}

export type Pace = Readonly<typeof usualPace>
