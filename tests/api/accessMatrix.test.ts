import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audiences, holds, type Audience, type Identity } from '#domain/access.ts'
import { rowsFor } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import { refusalOf, type RouteEntry } from '#server/accounts/access.ts'
import { newId } from '#server/ids.ts'
import { company, customer, tenant, tenantUser } from '../support/people.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type Call, type Shop } from '../support/shop.ts'

type Who = {
  readonly name: string
  readonly identity: Identity | undefined
  readonly audience: Audience
}
type Things = Readonly<Record<string, readonly string[]>>

/** Every route, every kind of person, with and without permissions, at both fronts, own things and foreign ones. */
describe('who may do what', () => {
  let shop: Shop
  let people: Who[]
  let routes: RouteEntry[]
  let things: Things

  beforeAll(async () => {
    shop = await openShop('pglite')
    const every = [...shop.catalogue.keys()].map((name) => `${name}:*`)
    const [one, two] = [await company(shop, 1), await company(shop, 2)]
    const tenants = [await tenant(shop, 1, one.id), await tenant(shop, 2, two.id)]
    const users = [
      await tenantUser(shop, 1, { tenant: tenants[0] ?? '', company: one.id }),
      await tenantUser(shop, 2, { tenant: tenants[1] ?? '', company: two.id }),
    ]
    const buyer = await customer(shop, 1)
    const limited = [
      { id: one.id, kind: 'company', company: one.id },
      { id: users[0]?.id ?? '', kind: 'tenantUser', tenant: tenants[0] ?? '', company: one.id },
      { id: buyer.id, kind: 'customer' },
    ] as const
    const identities: [string, Identity | undefined][] = [
      ['nobody', undefined],
      ['admin', { id: newId(), kind: 'admin', permissions: ['*'] }],
      ...limited.flatMap((each): [string, Identity][] => [
        [`${each.kind} without permissions`, { ...each, permissions: [] }],
        [`${each.kind} with every permission`, { ...each, permissions: every }],
      ]),
    ]
    people = identities.flatMap(([name, identity]): Who[] =>
      identity
        ? audiences.map((audience) => ({ name: `${name} at the ${audience}`, identity, audience }))
        : [{ name, identity, audience: 'cms' as const }],
    )
    routes = shop.server.app.accessTable.filter(({ method }) => method !== 'HEAD')
    const made: Record<string, string[]> = {
      companies: [one.id, two.id],
      tenants,
      'tenant-users': users.map(({ id }) => id),
    }
    for (const { name, verbs } of shop.catalogue.values())
      if (!made[name] && verbs.includes('create'))
        made[name] = [String((await createSample(shop, name, 500))._id)]
    things = made
  })
  afterAll(() => shop.close())

  const as = ({ identity, audience }: Who): Call =>
    identity ? shop.as({ ...identity, audience }) : shop.anybody

  const call = (who: Who, { method, url }: RouteEntry, id = newId()) =>
    as(who)(
      method as 'GET',
      `${url.replace(':id', id).replace(/:\w+/g, id)}`,
      // A body that is wrong is refused before anybody asks whose record it is.
      method === 'GET' ? {} : { body: url.endsWith('/restore') ? { version: 1 } : {} },
    )

  it('knows every route of the document, and the document every route', () => {
    const documented = Object.entries(shop.server.app.swagger().paths ?? {}).flatMap(
      ([path, verbs]) => Object.keys(verbs ?? {}).map((verb) => `${verb.toUpperCase()} ${path}`),
    )
    const declared = routes.map(
      ({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`,
    )
    expect(new Set(declared)).toEqual(
      new Set(
        documented.filter((each) => each.includes('/api/')).map((each) => each.replace(/\/$/, '')),
      ),
    )
    expect(declared.length).toBeGreaterThan(150)
  })

  it(
    'answers 401 and 403 exactly where the declared access says so',
    { timeout: 180_000 },
    async () => {
      const wrong: string[] = []
      for (const route of routes) {
        for (const who of people) {
          const account = who.identity && {
            ...who.identity,
            email: '',
            session: '',
            audience: who.audience,
          }
          const expected = refusalOf(route.access, account)?.problem.code
          const { status, body } = await call(who, route)
          const code = body?.error?.code
          const refused = status === 401 || status === 403 ? code : undefined
          // What a route refuses for reasons of its own: somebody whom the tokens of this test made up.
          const own = refused === 'bot_check_failed' || (!expected && madeUp(route, refused))
          if (refused !== expected && !own)
            wrong.push(`${route.method} ${route.url} for ${who.name}: ${refused}, not ${expected}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )

  it('shows everybody their own things and nobody a foreign one', async () => {
    const wrong: string[] = []
    const staffPeople = people.filter(({ identity, audience }) => identity && audience === 'cms')
    for (const route of routes.filter(isAboutOne)) {
      const resource = shop.catalogue.get(resourceOf(route))
      if (!resource) continue
      for (const id of things[resource.name] ?? []) {
        for (const who of staffPeople) {
          const [, verb] = permissionOf(route)
          if (!who.identity || !holds(who.identity.permissions, resource.name, verb)) continue
          if (route.method === 'DELETE' && (await isTheirs(who.identity, resource, id))) continue
          const { status } = await call(who, route, id)
          const met = status !== 404
          const theirs = await isTheirs(who.identity, resource, id)
          if (met !== theirs)
            wrong.push(
              `${route.method} ${route.url} of ${theirs ? 'own' : 'foreign'} for ${who.name}: ${status}`,
            )
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('lists only what is theirs', async () => {
    const wrong: string[] = []
    for (const who of people) {
      if (!who.identity || who.audience !== 'cms') continue
      for (const resource of shop.catalogue.values()) {
        if (!holds(who.identity.permissions, resource.name, 'read') || !resource.rows) continue
        const { body } = await as(who)('GET', `/api/marketplace/${resource.name}?limit=100`)
        for (const { _id: id } of body.data) {
          if (!(await isTheirs(who.identity, resource, id)))
            wrong.push(`${resource.name} ${id} for ${who.name}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('lets nobody move a thing of theirs to others, or make one for them', async () => {
    const [, foreign] = things.tenants ?? []
    const [own] = things['tenant-users'] ?? []
    const [who] = people.filter(({ name }) => name === 'company with every permission at the cms')
    if (!who) throw new Error('nobody to try it')
    const moved = await as(who)('PATCH', `/api/marketplace/tenant-users/${own}`, {
      body: { tenant: foreign },
    })
    expect(moved.status).toBe(403)
    const body = { tenant: foreign, firstName: 'A', lastName: 'B', email: 'ab@example.com' }
    expect((await as(who)('POST', '/api/marketplace/tenant-users', { body })).status).toBe(403)
    const kept = await shop.staff('GET', `/api/marketplace/tenant-users/${own}`)
    expect(kept.body.data.tenant._id).toBe(things.tenants?.[0])
    expect(
      (await shop.staff('GET', '/api/marketplace/tenant-users?email=ab@example.com')).body.data,
    ).toEqual([])
  })

  /** Own accounts and sessions are asked of the database, which never heard of these. */
  const madeUp = ({ url }: RouteEntry, refused: string | undefined): boolean =>
    (refused === 'unauthenticated' &&
      /refresh|myProfile|mine$|\/me$|avatar|(admins|users|companies)\/:id/.test(url)) ||
    refused === 'profile_read_only' ||
    refused === 'invalid_credentials'

  const permissionOf = ({ access }: RouteEntry): readonly [string, string] =>
    (access !== 'anyone' && access.permission) || ['', '']
  const resourceOf = (route: RouteEntry): string => permissionOf(route)[0]
  const isAboutOne = (route: RouteEntry): boolean =>
    route.url.startsWith(`/api/marketplace/${resourceOf(route)}/:id`)

  /** By what the declaration says of its rows, followed on the record as the super administrator reads it. */
  async function isTheirs(identity: Identity, resource: Resource, id: string): Promise<boolean> {
    const rows = rowsFor(identity, resource)
    if (rows === 'all') return true
    if (rows === 'none') return false
    const led = rows.map(
      async ({ path, value }) => (await follow(resource.name, id, path.split('.'))) === value,
    )
    return (await Promise.all(led)).every(Boolean)
  }

  async function follow(name: string, id: string, [step, ...rest]: string[]): Promise<unknown> {
    if (step === undefined || step === '_id') return id
    const { body } = await shop.staff('GET', `/api/marketplace/${name}/${id}`)
    const target = shop.catalogue.get(name)?.field[step]?.target ?? ''
    return follow(target, body.data[step]?._id, rest)
  }
})
