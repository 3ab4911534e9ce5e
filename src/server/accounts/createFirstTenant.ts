import { randomInt } from 'node:crypto'
import type { Context } from '#server/engine/context.ts'
import type { Engines } from '#server/engine/engine.ts'

/** Creates a tenant with the name of a newly registered company, so that it can invite people. */
export async function createFirstTenant(
  engines: Engines,
  { id, name }: { id: string; name: string },
  context: Context,
): Promise<void> {
  const tenantId = await freeTenantId(name, context)
  await engines.get('tenants')?.create({ name, tenantId, company: id }, context)
}

/** `Desert Sensors Ltd.` → `desert-sensors-ltd`, with a number appended if it is taken. */
async function freeTenantId(name: string, { db }: Context): Promise<string> {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50)
  const stem = slug.length < 3 ? 'tenant' : slug
  for (
    let candidate = slug.length < 3 ? '' : stem;
    ;
    candidate = `${stem}-${randomInt(1000, 10_000)}`
  ) {
    if (!candidate) continue
    const rows = await db.selectFrom('tenants').where('tenant_id', '=', candidate).execute()
    if (!rows.length) return candidate
  }
}
