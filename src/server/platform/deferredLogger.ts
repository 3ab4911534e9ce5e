import type { Log } from './log.ts'

/** A log for what is made before the app whose log it uses. */
export function deferredLogger(): Log & { readonly attach: (log: Log) => void } {
  let target: Log | undefined
  return {
    info: (...said: Parameters<Log['info']>) => target?.info(...said),
    warn: (...said: Parameters<Log['warn']>) => target?.warn(...said),
    error: (...said: Parameters<Log['error']>) => target?.error(...said),
    attach: (log) => void (target = log),
  }
}
