import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ensureBuilt } from '../vite/ensureBuilt.ts'
import { outDir } from '../vite/targets.ts'

/** A server under test in its own process; a token is empty where the server needs none. */
export type ServerProcess = {
  readonly child: ChildProcess
  readonly address: string
  readonly token: string
  readonly buyerToken: string
}

type ServerName = 'api' | 'lists' | 'pages'

type Parameters = readonly (string | number)[]

/** As production runs. */
const execArgv = ['--max-semi-space-size=8', '--heap-growing-percent=60']

/** Runs `work` with a bundled server that reports its address and tokens by an IPC message. */
export async function withServer<T>(
  name: ServerName,
  parameters: Parameters,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  await ensureBuilt('_bench')
  const child = fork(join(outDir('_bench', 'bundle'), `${name}.js`), parameters.map(String), {
    execArgv,
    env: { MALLOC_ARENA_MAX: '2', ...process.env },
  })
  const [{ address, token = '', buyerToken = '' }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{}]),
  ])
  if (!address) throw new Error(`${name} ${parameters[0]} exited before it listened`)
  try {
    return await work({ child, address, token, buyerToken })
  } finally {
    child.disconnect()
  }
}

/** Runs `work` with our server and the hand-written one. */
export const withBothServers = <T>(
  name: ServerName,
  parameters: Parameters,
  work: (ours: ServerProcess, handWritten: ServerProcess) => Promise<T>,
): Promise<T> =>
  withServer(name, ['ours', ...parameters], (ours) =>
    withServer(name, ['hand', ...parameters], (handWritten) => work(ours, handWritten)),
  )
