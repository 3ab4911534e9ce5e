import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { failedOutcome, type BuildOutcome } from './buildOutcome.ts'

export type Builder = {
  /** one brand at a time */
  readonly build: (key: string) => Promise<BuildOutcome>
  readonly stop: () => void
}

/** Starts a build process; if it dies, a new one is started for the next brand. */
export function startBuilder(): Builder {
  let child: ChildProcess | undefined
  return {
    build: (key) => {
      const start = performance.now()
      const current = (child ??= fork(join(import.meta.dirname, 'serveBuilds.ts')))
      return new Promise<BuildOutcome>((done) => {
        const settle = (outcome: BuildOutcome): void => {
          current.off('message', onMessage).off('exit', onExit)
          done(outcome)
        }
        const onMessage = (outcome: BuildOutcome): void => settle(outcome)
        const onExit = (code: number | null, signal: string | null): void => {
          child = undefined
          const seconds = (performance.now() - start) / 1000
          settle(failedOutcome(key, seconds, `the build process exited with ${code ?? signal}`))
        }
        current.on('message', onMessage).on('exit', onExit)
        current.send(key)
      })
    },
    stop: () => child?.disconnect(),
  }
}
