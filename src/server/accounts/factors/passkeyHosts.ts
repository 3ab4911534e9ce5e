import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'

/** Where a passkey belongs: to one host name, and to pages of these origins. */
export type PasskeyHost = { readonly name: string; readonly origins: string[] }

export type PasskeyHosts = {
  /** undefined: the page was opened by an address or a name that passkeys cannot be for */
  readonly of: (request: FastifyRequest) => PasskeyHost | undefined
  readonly demand: (request: FastifyRequest) => PasskeyHost
  /** an address of the same shop where there can be passkeys */
  readonly instead: (request: FastifyRequest) => string
}

const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

/** Passkeys are for the hosts that the shop answers at, never for one that a request made up. */
export function createPasskeyHosts(publicUrl: string, names: Iterable<string>): PasskeyHosts {
  const home = new URL(publicUrl)
  const known = new Set([home.hostname, ...names])
  const of: PasskeyHosts['of'] = ({ hostname, host }) => {
    const name = hostname.toLowerCase().replace(/\.$/, '')
    if (isIP(name.replace(/^\[|\]$/g, '')) || !(known.has(name) || isLocal(name))) return undefined
    const origins = new Set([`https://${name}`, `https://${host.toLowerCase()}`])
    if (home.hostname === name) origins.add(home.origin)
    // Browsers take this machine for safe without a certificate.
    if (isLocal(name)) origins.add(`http://${host.toLowerCase()}`)
    return { name, origins: [...origins] }
  }
  const instead: PasskeyHosts['instead'] = ({ host }) => {
    const { port } = new URL(`http://${host}`)
    if (!isIP(home.hostname.replace(/^\[|\]$/g, ''))) return home.origin
    return `http://localhost${port ? `:${port}` : ''}`
  }
  return {
    of,
    instead,
    demand(request) {
      const host = of(request)
      if (!host) throw refuse('passkey_host', { values: { address: instead(request) } })
      return host
    },
  }
}
