import { Agent, request } from 'node:https'
import type { ApiCall, ApiResponse } from './shop.ts'

type Options = {
  /** a port of this machine */
  readonly port: number
  /** its name in the certificate */
  readonly host: string
  readonly certificate: Buffer
  /** of this machine, such as `127.0.1.7` */
  readonly localAddress: string
}

/** Calls a shop behind a proxy; the status is 0 if there was no answer. */
export function callOverHttps({ port, host, certificate, localAddress }: Options): ApiCall {
  const agent = new Agent({ keepAlive: true, localAddress, ca: certificate, servername: host })
  return (method, path, { body, headers = {} } = {}) =>
    new Promise<ApiResponse>((resolve) => {
      const fail = ({ message }: Error) => resolve({ status: 0, body: message, headers: {} })
      const json = body === undefined ? {} : { 'content-type': 'application/json' }
      const allHeaders = { host, ...json, ...headers }
      const options = { agent, method, path, port, timeout: 30_000, headers: allHeaders }
      const sent = request(options, (response) => {
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
}
