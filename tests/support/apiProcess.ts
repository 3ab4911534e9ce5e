import { fork, type ChildProcess } from 'node:child_process'
import { handleUncaughtErrors } from '#server/boot/handleUncaughtErrors.ts'
import { startListening, registerPages } from '#server/boot/listen.ts'
import { openServer } from '#server/boot/openServer.ts'
import { stopOnSignal } from '#server/boot/stopOnSignal.ts'
import { plainFront } from './plainFront.ts'

/** A server in a process of its own, so that tests can kill it. */
export type ApiProcess = {
  readonly url: string
  readonly isRunning: () => boolean
  /** immediately, without a graceful shutdown */
  readonly kill: () => Promise<void>
  /** by a signal; returns the exit code */
  readonly stop: () => Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

export const startApiProcess = (env: Environment): Promise<ApiProcess> =>
  launchApiProcess(env).ready

/** Does not wait for the server, because what it needs may not be there yet. */
export function launchApiProcess(env: Environment): {
  readonly ready: Promise<ApiProcess>
  /** its output so far */
  readonly output: () => string
} {
  let text = ''
  const child: ChildProcess = fork(import.meta.filename, ['serve'], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = new Promise<string>((done, fail) => {
    child.once('message', (message) => done(String(message)))
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${text}`)))
  })
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM')
    await ended
    return child.exitCode
  }
  const isRunning = () => child.exitCode === null
  return {
    output: () => text,
    ready: url.then((address) => ({ url: address, kill, stop, isRunning })),
  }
}

if (process.argv[2] === 'serve') {
  process.on('disconnect', () => process.exit(0))
  const log = (line: string) => console.error(line)
  const server = await openServer({ PORT: '0', ...process.env }, { brand: 'marsad', log })
  await registerPages(server, async () => plainFront)
  process.send?.(await startListening(server))
  stopOnSignal(server)
  handleUncaughtErrors(server.app.log, () => process.exit(1))
}
