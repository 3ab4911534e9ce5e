import { fork, type ChildProcess } from 'node:child_process'
import { openServer } from '#server/open.ts'

/** A server in a process of its own, which can be killed like one. */
export type ApiProcess = {
  readonly url: string
  /** without a word, at once */
  readonly kill: () => Promise<void>
}

export async function startApiProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const child: ChildProcess = fork(import.meta.filename, ['serve'], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = await new Promise<string>((done, fail) => {
    child.once('message', (message) => done(String(message)))
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)))
  })
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (process.argv[2] === 'serve') {
  process.on('disconnect', () => process.exit(0))
  const { app } = await openServer(process.env, { brand: 'marsad' })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}
