import type { BuildOutcome } from './buildOutcome.ts'

type Progress = { readonly completed: number; readonly all: readonly string[] }

/** Returns '3 of 11  name  built store, server, cms in 4.2 s', in columns. */
export function progressLine(outcome: BuildOutcome, { completed, all }: Progress): string {
  const summary = describeOutcome(outcome)
  const widest = Math.max(...all.map(({ length }) => length))
  const count = String(completed).padStart(String(all.length).length)
  return `${count} of ${all.length}  ${outcome.key.padEnd(widest)}  ${summary}`
}

function describeOutcome({ built, seconds, failure }: BuildOutcome): string {
  if (failure !== undefined) return `failed after ${seconds.toFixed(1)} s: ${failure}`
  return built.length > 0 ? `built ${built.join(', ')} in ${seconds.toFixed(1)} s` : 'up to date'
}
