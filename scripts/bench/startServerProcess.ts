import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A server under test in its own process; a token is empty where the server needs none. */
export type ServerProcess = {
  readonly child: ChildProcess
  readonly address: string
  readonly token: string
  readonly buyerToken: string
}

/** Starts a server that reports its address and tokens by an IPC message. */
export async function startServerProcess(
  file: string,
  parameters: readonly (string | number)[],
): Promise<ServerProcess> {
  const child = fork(file, parameters.map(String))
  const earlyExit = once(child, 'exit').then(() => {
    throw new Error(`${file} ${parameters[0]} ended before it listened`)
  })
  const [{ address, token = '', buyerToken = '' }] = await Promise.race([
    once(child, 'message'),
    earlyExit,
  ])
  earlyExit.catch(() => undefined)
  return { child, address, token, buyerToken }
}
