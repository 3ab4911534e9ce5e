import { audit, nameOfActor } from '../accounts/audit.ts'
import { createCurrentAccounts } from '../accounts/currentAccounts.ts'
import { rightsProblem, textsIn, verbOf, withCurrentRights } from '../accounts/rights.ts'
import type { Behaviour } from '../engine/behaviour.ts'
import type { BehaviourParts } from './parts.ts'

/** A role gives only what exists, and only what its author has; what it gives is written down. */
export function roles({ catalogue }: BehaviourParts): Behaviour {
  const resource = catalogue.get('roles')
  if (!resource) return {}
  const accounts = createCurrentAccounts(catalogue)
  return {
    async guard(change, context) {
      const current = await withCurrentRights(verbOf[change.kind], resource, accounts, context)
      return rightsProblem(change, catalogue, current)
    },
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
  }
}
