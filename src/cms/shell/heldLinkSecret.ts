import { takeLinkSecret, type LinkSecret } from '#ui/linkSecret.ts'

let held: LinkSecret | undefined

/** The secret of the link that somebody came by, until it is used: the address has lost it by then. */
export const holdLinkSecret = (): LinkSecret | undefined => (held = takeLinkSecret() ?? held)

export const forgetLinkSecret = (): void => {
  held = undefined
}
