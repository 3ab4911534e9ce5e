import type { Log } from './log.ts'

/** Creates a log for parts that are built before the app whose log they use. */
export function deferredLogger(): Log & { readonly attach: (log: Log) => void } {
  let target: Log | undefined
  return {
    info: (...args: Parameters<Log['info']>) => target?.info(...args),
    warn: (...args: Parameters<Log['warn']>) => target?.warn(...args),
    error: (...args: Parameters<Log['error']>) => target?.error(...args),
    attach: (log) => void (target = log),
  }
}
