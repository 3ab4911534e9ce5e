import type { Log } from './log.ts'

/** A log for what is made before the app whose log it uses. */
export function deferredLogger(): Log & { readonly speak: (log: Log) => void } {
  let heard: Log | undefined
  return {
    info: (...said: Parameters<Log['info']>) => heard?.info(...said),
    warn: (...said: Parameters<Log['warn']>) => heard?.warn(...said),
    error: (...said: Parameters<Log['error']>) => heard?.error(...said),
    speak: (log) => void (heard = log),
  }
}
