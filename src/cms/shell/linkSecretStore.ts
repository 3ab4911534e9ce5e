import { takeLinkSecret, type LinkSecret } from '#ui/linkSecret.ts'

let current: LinkSecret | undefined

/** The secret of the link that somebody came by, until it is used: the address has lost it by then. */
export const keepLinkSecret = (): LinkSecret | undefined => (current = takeLinkSecret() ?? current)

export const clearLinkSecret = (): void => {
  current = undefined
}
