import type { Context } from '#server/engine/context.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { AccountRow } from './accounts.ts'
import { engineOf } from './profile.ts'
import { grantedPermissions } from './rights.ts'

/** Returns all permissions of an account, without duplicates. */
export async function permissionsOf(
  { id, kind }: AccountRow,
  engines: Engines,
  { db }: Context,
): Promise<string[]> {
  return [...new Set(await grantedPermissions(engineOf(engines, kind).resource, id, db))]
}
