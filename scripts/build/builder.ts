import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { failed, type Outcome } from './outcome.ts'

export type Builder = {
  /** one brand at a time */
  readonly build: (key: string) => Promise<Outcome>
  readonly stop: () => void
}

/** Builds in a process of its own; one that dies is replaced when the next brand comes. */
export function startBuilder(): Builder {
  let child: ChildProcess | undefined
  return {
    build: (key) => {
      const start = performance.now()
      const mine = (child ??= fork(join(import.meta.dirname, 'serveBuilds.ts')))
      return new Promise<Outcome>((done) => {
        const end = (outcome: Outcome): void => {
          mine.off('message', answered).off('exit', died)
          done(outcome)
        }
        const answered = (outcome: Outcome): void => end(outcome)
        const died = (code: number | null, signal: string | null): void => {
          child = undefined
          const seconds = (performance.now() - start) / 1000
          end(failed(key, seconds, `the builder ended with ${code ?? signal}`))
        }
        mine.on('message', answered).on('exit', died)
        mine.send(key)
      })
    },
    stop: () => child?.disconnect(),
  }
}
