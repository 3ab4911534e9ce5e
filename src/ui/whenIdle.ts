/** Runs the work when the browser is idle, or after a delay if that is not supported. */
export const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (work) => setTimeout(work, 2000)
