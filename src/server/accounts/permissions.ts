import { isRecord } from '#resource/kinds/kind.ts'
import type { Context } from '../engine/context.ts'
import type { Engines } from '../engine/engine.ts'
import type { AccountRow } from './accounts.ts'
import { kindFacts } from './kinds.ts'
import { textsIn } from './rights.ts'

/** Everything an account may do: what its kind may, what it was given, and what its roles give. */
export async function permissionsOf(
  { id, kind }: AccountRow,
  engines: Engines,
  context: Context,
): Promise<string[]> {
  const own = kindFacts[kind].permissions
  const engine = [...engines.values()].find(({ resource }) => resource.signsIn === kind)
  const { roles, permissions } = engine?.resource.field ?? {}
  if (!engine || !roles || !permissions) return [...own]
  const record = await engine.one(id, { ...context, identity: undefined }, [roles, permissions])
  const given: readonly unknown[] = Array.isArray(record?.roles) ? record.roles : []
  const byRole = given.flatMap((role) => (isRecord(role) ? textsIn(role.permissions) : []))
  return [...new Set([...own, ...textsIn(record?.permissions), ...byRole])]
}
