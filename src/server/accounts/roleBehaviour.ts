import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { readActorEmail } from './readActorEmail.ts'
import { createCurrentAccounts } from './currentAccounts.ts'
import { rightsProblem, readStrings, verbByChange, withCurrentRights } from './rights.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import type { Catalogue } from '#resource/resource.ts'

/** A role can only grant existing permissions that its author has; changes go to the audit log. */
export function createRoleBehaviour({ catalogue }: { readonly catalogue: Catalogue }): Behaviour {
  const resource = catalogue.get('roles')
  if (!resource) return {}
  const accounts = createCurrentAccounts(catalogue)
  return {
    async guard(change, context) {
      const current = await withCurrentRights(
        verbByChange[change.kind],
        resource,
        accounts,
        context,
      )
      return rightsProblem(change, catalogue, current)
    },
    async after({ input, before }, { db, identity, language }) {
      if (!identity || !input || !('permissions' in input)) return
      const { title } = before ?? {}
      const roleTitle = Object(title)[language] ?? input.title ?? ''
      await recordAuditEvent(db, {
        event: 'rights_changed',
        email: String(roleTitle),
        actor: await readActorEmail(db, identity),
        details: readStrings(input.permissions).join(' '),
      })
    },
  }
}
