import { isValidLinkMac, computeLinkMac } from '#server/platform/linkMac.ts'

export type FileLinks = {
  /** opens the file for some minutes for anyone who has it, because an `<img>` sends no token */
  readonly sign: (id: string) => string
  /** whether this is a valid signature that has not expired */
  readonly verify: (id: string, signature: string) => boolean
}

/** In seconds. Links signed within one step are equal, so that browsers can cache the pictures. */
const validityStep = 5 * 60
const minValidity = 10 * 60

export const publicFileUrl = (id: string): string => `/files/${id}`

export function createFileLinks(secret: string): FileLinks {
  return {
    sign: (id) => {
      const expiry = (
        Math.ceil(Date.now() / 1000 / validityStep) * validityStep +
        minValidity
      ).toString(36)
      return `${publicFileUrl(id)}/${expiry}.${computeLinkMac(secret, 'file', `${id}.${expiry}`)}`
    },
    verify: (id, signature) => {
      const [until = '', mac = ''] = signature.split('.')
      return (
        isValidLinkMac(secret, 'file', `${id}.${until}`, mac) &&
        Number.parseInt(until, 36) * 1000 > Date.now()
      )
    },
  }
}
