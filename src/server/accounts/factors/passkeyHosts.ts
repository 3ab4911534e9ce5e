import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'

/** Where a passkey belongs: to one host name, and to pages of these origins. */
export type PasskeyHost = { readonly name: string; readonly origins: string[] }

export type PasskeyHosts = {
  /** undefined: the page was opened by an address or a name that passkeys cannot be for */
  readonly find: (request: FastifyRequest) => PasskeyHost | undefined
  readonly get: (request: FastifyRequest) => PasskeyHost
  /** an address of the same shop where there can be passkeys */
  readonly fallbackOrigin: (request: FastifyRequest) => string
}

const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

/** Passkeys are for the hosts that the shop answers at, never for one that a request made up. */
export function createPasskeyHosts(publicUrl: string, names: Iterable<string>): PasskeyHosts {
  const publicOrigin = new URL(publicUrl)
  const knownHosts = new Set([publicOrigin.hostname, ...names])
  const find: PasskeyHosts['find'] = ({ hostname, host }) => {
    const name = hostname.toLowerCase().replace(/\.$/, '')
    if (isIP(name.replace(/^\[|\]$/g, '')) || !(knownHosts.has(name) || isLocal(name)))
      return undefined
    const origins = new Set([`https://${name}`, `https://${host.toLowerCase()}`])
    if (publicOrigin.hostname === name) origins.add(publicOrigin.origin)
    // Browsers take this machine for safe without a certificate.
    if (isLocal(name)) origins.add(`http://${host.toLowerCase()}`)
    return { name, origins: [...origins] }
  }
  const fallbackOrigin: PasskeyHosts['fallbackOrigin'] = ({ host }) => {
    const { port } = new URL(`http://${host}`)
    if (!isIP(publicOrigin.hostname.replace(/^\[|\]$/g, ''))) return publicOrigin.origin
    return `http://localhost${port ? `:${port}` : ''}`
  }
  return {
    find,
    fallbackOrigin,
    get(request) {
      const host = find(request)
      if (!host) throw refuse('passkey_host', { values: { address: fallbackOrigin(request) } })
      return host
    },
  }
}
