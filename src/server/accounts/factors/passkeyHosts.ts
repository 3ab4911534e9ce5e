import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'

/** The scope of a passkey: one host name, and pages of these origins. */
export type PasskeyHost = { readonly name: string; readonly origins: string[] }

export type PasskeyHosts = {
  /** undefined: passkeys are not possible for the page's host, such as an IP address */
  readonly find: (request: FastifyRequest) => PasskeyHost | undefined
  readonly get: (request: FastifyRequest) => PasskeyHost
  /** the origin of the same shop where passkeys are possible */
  readonly fallbackOrigin: (request: FastifyRequest) => string
}

const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

/**
 * Limits passkeys to the shop's configured hosts; a request's host header is never trusted. Refuses
 * with `passkey_host`.
 */
export function createPasskeyHosts(publicUrl: string, names: Iterable<string>): PasskeyHosts {
  const publicOrigin = new URL(publicUrl)
  const knownHosts = new Set([publicOrigin.hostname, ...names])
  const find: PasskeyHosts['find'] = ({ hostname, host }) => {
    const name = hostname.toLowerCase().replace(/\.$/, '')
    if (isIP(name.replace(/^\[|\]$/g, '')) || !(knownHosts.has(name) || isLocal(name)))
      return undefined
    const origins = new Set([`https://${name}`, `https://${host.toLowerCase()}`])
    if (publicOrigin.hostname === name) origins.add(publicOrigin.origin)
    // Browsers treat localhost as secure even without a certificate.
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
