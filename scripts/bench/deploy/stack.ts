import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ApiCall } from '../../../tests/support/shop.ts'

/** The addresses and accounts in `stack.sh`. */
export const databaseUrl = 'postgres://shop:of-the-database@127.0.0.1:4271/shop'
export const admin = { username: 'owner@shop.example.com', password: 'A-Long-Password-9' }
const [proxyPort, host, serverPorts] = [4274, 'shop.example.com', [4281, 4282, 4283]]

const run = promisify(execFile)

export const runStack = async (...parameters: (string | number)[]): Promise<void> =>
  void (await run('sh', [join(import.meta.dirname, 'stack.sh'), ...parameters.map(String)]))

export type Server = ReturnType<typeof serversIn>[number]

/** The servers, which are started all at once. */
export const serversIn = (folder: string) =>
  serverPorts.map((port) => {
    const pid = () => Number(readFileSync(join(folder, `server-${port}.pid`), 'utf8'))
    const fields = () =>
      readFileSync(`/proc/${pid()}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const isRunning = () => {
      try {
        return fields()[0] !== 'Z'
      } catch {
        return false
      }
    }
    return {
      start: () => runStack('startServer', folder, port),
      end: async (signal: NodeJS.Signals): Promise<void> => {
        process.kill(pid(), signal)
        while (isRunning()) await setTimeout(5)
      },
      /** in megabytes and seconds */
      readUsage: () => {
        const [user, system, pages] = [11, 12, 21].map((at) => Number(fields()[at]))
        return { memory: (Number(pages) * 4096) / 1e6, cpu: (Number(user) + Number(system)) / 100 }
      },
    }
  })

/** A request and what became of it, at times of `performance.now()`. */
export type Exchange = {
  readonly request: string
  /** 0: there was no answer */
  readonly status: number
  readonly from: number
  readonly to: number
}

/** Calls the shop through the proxy, from an address of its own. */
export function callFrom(
  localAddress: string,
  folder: string,
  record: (exchange: Exchange) => void,
): ApiCall {
  const ca = readFileSync(join(folder, 'tls/fullchain.pem'))
  const agent = new Agent({ keepAlive: true, localAddress, ca, servername: host })
  return async (method, path, { body, headers = {} } = {}) => {
    const from = performance.now()
    const answer = await new Promise<Awaited<ReturnType<ApiCall>>>((resolve) => {
      const fail = ({ message }: Error) => resolve({ status: 0, body: message, headers: {} })
      const json = body === undefined ? {} : { 'content-type': 'application/json' }
      const options = { agent, method, path, port: proxyPort, timeout: 30_000 }
      const sent = request({ ...options, headers: { host, ...json, ...headers } }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => (text += String(part)))
        response.on('error', fail).on('end', () => {
          const { statusCode: status = 0, headers: received } = response
          const isJson = received['content-type']?.includes('json')
          resolve({ status, body: isJson ? JSON.parse(text) : text, headers: received })
        })
      })
      sent.on('error', fail).on('timeout', () => sent.destroy(new Error('no answer')))
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
    record({ request: `${method} ${path}`, status: answer.status, from, to: performance.now() })
    return answer
  }
}
