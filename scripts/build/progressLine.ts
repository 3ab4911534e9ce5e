import type { Outcome } from './outcome.ts'

type Progress = { readonly done: number; readonly all: readonly string[] }

/** '3 of 11  name  built store, server, cms in 4.2 s', in columns where there are several. */
export function progressLine(outcome: Outcome, { done, all }: Progress): string {
  const said = whatBecame(outcome)
  if (all.length === 1) return `${outcome.key}: ${said}`
  const widest = Math.max(...all.map(({ length }) => length))
  const count = String(done).padStart(String(all.length).length)
  return `${count} of ${all.length}  ${outcome.key.padEnd(widest)}  ${said}`
}

function whatBecame({ built, seconds, failure }: Outcome): string {
  if (failure !== undefined) return `failed after ${seconds.toFixed(1)} s: ${failure}`
  return built.length > 0
    ? `built ${built.join(', ')} in ${seconds.toFixed(1)} s`
    : 'nothing has changed'
}
