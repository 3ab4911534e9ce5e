import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A server under test in its own process; a token is empty where the server needs none. */
export type ServerProcess = {
  readonly child: ChildProcess
  readonly address: string
  readonly token: string
  readonly buyerToken: string
}

type Parameters = readonly (string | number)[]

/** Runs `work` with a server that reports its address and tokens by an IPC message. */
export async function withServer<T>(
  file: string,
  parameters: Parameters,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const child = fork(file, parameters.map(String))
  const [{ address, token = '', buyerToken = '' }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{}]),
  ])
  if (!address) throw new Error(`${file} ${parameters[0]} exited before it listened`)
  try {
    return await work({ child, address, token, buyerToken })
  } finally {
    child.disconnect()
  }
}

/** Runs `work` with our server and the hand-written one. */
export const withBothServers = <T>(
  file: string,
  parameters: Parameters,
  work: (ours: ServerProcess, handWritten: ServerProcess) => Promise<T>,
): Promise<T> =>
  withServer(file, ['ours', ...parameters], (ours) =>
    withServer(file, ['hand', ...parameters], (handWritten) => work(ours, handWritten)),
  )
