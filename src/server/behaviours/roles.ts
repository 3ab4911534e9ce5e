import { audit, nameOfActor } from '../accounts/audit.ts'
import { rightsProblem, textsIn } from '../accounts/rights.ts'
import type { Behaviour } from '../engine/behaviour.ts'
import type { BehaviourParts } from './parts.ts'

/** A role gives only what exists, and only what its author has; what it gives is written down. */
export const roles = ({ catalogue }: BehaviourParts): Behaviour => ({
  guard: (change, context) => rightsProblem(change, catalogue, context),
  async after({ input, before }, { db, identity, language }) {
    if (!identity || !input || !('permissions' in input)) return
    const { title } = before ?? {}
    const known = Object(title)[language] ?? input.title ?? ''
    await audit(db, {
      event: 'rights_changed',
      email: String(known),
      actor: await nameOfActor(db, identity),
      details: textsIn(input.permissions).join(' '),
    })
  },
})
