import type { AccountKind } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import { groupGrants, verbLabel } from '#resource/permissionGrants.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine, Engines } from '#server/engine/engine.ts'
import { phoneParts } from '#server/http/contactFormats.ts'
import type { AccountRow } from './accounts.ts'

/** Returns the engine of the resource with the records of an account kind. */
export function engineOf(engines: Engines, kind: AccountKind): Engine {
  const engine = [...engines.values()].find(({ resource }) => resource.signsIn === kind)
  if (!engine) throw new Error(`no resource declares signsIn: '${kind}'`)
  return engine
}

export async function profileOf(
  account: AccountRow,
  permissions: readonly string[],
  engines: Engines,
  context: Context,
): Promise<Row> {
  const system = { ...context, identity: undefined }
  const record = (await engineOf(engines, account.kind).findOne(account.id, system)) ?? {}
  const { avatar, title, firstName, lastName, name, email, username, language } = record
  const roles: readonly unknown[] = Array.isArray(record.roles) ? record.roles : []
  return {
    _id: account.id,
    kind: account.kind,
    avatar: avatar ?? null,
    title: title ?? null,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    name: name ?? account.name,
    email: email ?? account.email,
    username: username ?? null,
    phoneNumber:
      typeof record.phoneNumber === 'string' ? (phoneParts(record.phoneNumber) ?? null) : null,
    address: record.address ?? null,
    language: language ?? null,
    roles: roles.flatMap((role) => (isRecord(role) ? [{ _id: role._id, title: role.title }] : [])),
    permissions,
    rights: rightLabels(permissions, engines, context.language),
    company: await companyOf(account, context),
    tenant: await tenantOf(account, context),
  }
}

/**
 * The labels of permissions in a language; empty for super administrators, who may do everything.
 */
const rightLabels = (permissions: readonly string[], engines: Engines, language: Language) =>
  groupGrants(
    [...engines.values()].map(({ resource }) => resource),
    permissions,
  ).map(({ resource, verbs }) => ({
    name: resource.labels.many[language],
    verbs: verbs.map((verb) => verbLabel(resource, verb, language)),
  }))

async function companyOf({ company_id: id }: AccountRow, { db }: Context): Promise<Row | null> {
  if (!id) return null
  const row = await db
    .selectFrom('companies')
    .select(['id as _id', 'company_name as name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

async function tenantOf({ tenant_id: id }: AccountRow, { db }: Context): Promise<Row | null> {
  if (!id) return null
  const tenant = await db
    .selectFrom('tenants')
    .select([
      'id as _id',
      'tenant_id as tenantId',
      'email',
      'name',
      'language',
      'allowed_device_profile_types as profiles',
      'allowed_network_servers as servers',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!tenant) return null
  const { profiles, servers, language, ...details } = tenant
  return {
    ...details,
    settings: { language },
    allowedDeviceProfileTypes: profiles ?? [],
    allowedNetworkServers: servers ?? [],
  }
}
