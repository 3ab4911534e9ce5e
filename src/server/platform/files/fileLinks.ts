import { isValidLinkMac, computeLinkMac } from '#server/platform/linkMac.ts'

/** Addresses of files that not everybody may read. */
export type FileLinks = {
  /** opens the file for some minutes, whoever has it: an `<img>` sends no token */
  readonly sign: (id: string) => string
  /** whether this is the signed part of such an address, and not too old */
  readonly verify: (id: string, signature: string) => boolean
}

/** In seconds. Links of the same moments are the same, so that a page that asks again keeps its picture. */
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
