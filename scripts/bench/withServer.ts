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
  /** aborted when the process ends, which then answers nothing more */
  readonly ended: AbortSignal
}

type ServerName = 'api' | 'embedded' | 'lists' | 'pages'

type Parameters = readonly (string | number)[]

/** As production runs. */
export const productionArguments = ['--max-semi-space-size=8', '--heap-growing-percent=60']
export const productionEnv = (): NodeJS.ProcessEnv => ({ MALLOC_ARENA_MAX: '2', ...process.env })

/** Runs `work` with a bundled server that reports its address and tokens by an IPC message. */
export async function withServer<T>(
  name: ServerName,
  parameters: Parameters,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  await ensureBuilt('_bench')
  const child = fork(join(outDir('_bench', 'bundle'), `${name}.js`), parameters.map(String), {
    execArgv: productionArguments,
    env: productionEnv(),
  })
  const end = new AbortController()
  child.once('exit', () => end.abort(`${name} ${parameters[0]}`))
  const { signal: ended } = end
  const [{ address, token = '', buyerToken = '' }] = await once(child, 'message', {
    signal: ended,
  })
  try {
    return await work({ child, address, token, buyerToken, ended })
  } finally {
    child.disconnect()
  }
}

/** Lets the server perform a task, and returns its memory in bytes. Fails if its process ends. */
export async function performTask(
  { child, ended }: ServerProcess,
  task: string,
): Promise<{ readonly memory: number }> {
  child.send(task)
  const [answer] = await once(child, 'message', { signal: ended })
  return answer
}

/** Returns the memory of the server in MB. */
export const memoryOf = async (server: ServerProcess): Promise<number> =>
  (await performTask(server, 'memory')).memory / 1024 / 1024

/** Runs `work` with our server and the hand-written one. */
export const withBothServers = <T>(
  name: ServerName,
  parameters: Parameters,
  work: (ours: ServerProcess, handWritten: ServerProcess) => Promise<T>,
): Promise<T> =>
  withServer(name, ['ours', ...parameters], (ours) =>
    withServer(name, ['hand', ...parameters], (handWritten) => work(ours, handWritten)),
  )
