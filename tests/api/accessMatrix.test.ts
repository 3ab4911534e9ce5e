import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audiences, hasPermission, type Audience, type Identity } from '#domain/access.ts'
import { rowScopeFor } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import { accessRefusal } from '#server/accounts/accessControl.ts'
import type { RouteEntry } from '#server/http/routeAccess.ts'
import { kindDetails } from '#server/accounts/kindDetails.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { createCompany, createCustomer, createTenant, createTenantUser } from '../support/people.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type ApiCall, type Shop } from '../support/shop.ts'

type Who = {
  readonly name: string
  readonly identity: Identity | undefined
  readonly audience: Audience
}
type Things = Readonly<Record<string, readonly string[]>>

/**
 * Every route for every kind of account and permission, on both fronts, own and foreign records.
 */
describe('permissions of every route', () => {
  let shop: Shop
  let people: Who[]
  let routes: RouteEntry[]
  let things: Things

  beforeAll(async () => {
    shop = await openShop('pglite')
    const every = [...shop.catalogue.keys()].map((name) => `${name}:*`)
    const [one, two] = [await createCompany(shop, 1), await createCompany(shop, 2)]
    const tenants = [await createTenant(shop, 1, one.id), await createTenant(shop, 2, two.id)]
    const users = [
      await createTenantUser(shop, 1, { tenant: tenants[0] ?? '', company: one.id }),
      await createTenantUser(shop, 2, { tenant: tenants[1] ?? '', company: two.id }),
    ]
    const buyer = await createCustomer(shop, 1)
    const identities: [string, Identity][] = [
      ['admin', { id: newId(), kind: 'admin', permissions: ['*'] }],
      ['customer', { id: buyer.id, kind: 'customer', permissions: [] }],
    ]
    for (const [name, given, boss] of [
      ['with every permission', every, one],
      ['without permissions', [], await createCompany(shop, 3)],
    ] as const) {
      const bound = {
        tenant: await createTenant(shop, boss === one ? 3 : 4, boss.id),
        company: boss.id,
      }
      const { id } = await createTenantUser(shop, boss === one ? 3 : 4, bound)
      identities.push(
        [
          `company ${name}`,
          {
            id: boss.id,
            kind: 'company',
            company: boss.id,
            permissions: [...kindDetails.company.permissions, ...given],
          },
        ],
        [`tenant user ${name}`, { id, kind: 'tenantUser', ...bound, permissions: given }],
      )
    }
    people = [
      { name: 'nobody', identity: undefined, audience: 'cms' },
      ...identities.flatMap(([name, identity]) =>
        audiences.map((audience) => ({ name: `${name} at the ${audience}`, identity, audience })),
      ),
    ]
    routes = shop.server.app.accessTable
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

  const calls = new Map<Who, ApiCall>()
  function as(who: Who): ApiCall {
    const { identity, audience } = who
    const call =
      calls.get(who) ?? (identity ? shop.asAccount({ ...identity, audience }) : shop.anonymous)
    calls.set(who, call)
    return call
  }

  const call = (by: ApiCall, { method, url }: RouteEntry, id = newId()) =>
    by(
      method as 'GET',
      `${url.replace(':id', id).replace(/:\w+/g, id)}`,
      // An invalid body is rejected before the owner of the record is checked.
      method === 'GET' ? {} : { body: url.endsWith('/restore') ? { version: 1 } : {} },
    )

  it('covers every route of the OpenAPI document, and the document covers every route', async () => {
    const documented = Object.entries(
      (await shop.server.app.openApiDocument()).paths ?? {},
    ).flatMap(([path, verbs]) =>
      Object.keys(verbs ?? {}).map((verb) => `${verb.toUpperCase()} ${path}`),
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

  it('answers 401 and 403 exactly where the declared access says so, to each person in turn', () =>
    answersAsDeclared((all, index) => all.filter((_, at) => at % 3 === index % 3)))

  it(
    'answers 401 and 403 exactly where the declared access says so, to everyone',
    { tags: 'long', timeout: 180_000 },
    () => answersAsDeclared((all) => all),
  )

  async function answersAsDeclared(
    select: (all: readonly Who[], index: number) => readonly Who[],
  ): Promise<void> {
    const wrong: string[] = []
    for (const [index, route] of routes.entries()) {
      for (const who of select(people, index)) {
        const account = who.identity && {
          ...who.identity,
          email: '',
          session: '',
          audience: who.audience,
        }
        const expected = accessRefusal(route.access, account)?.problem.code
        const { status, body } = await call(as(who), route)
        // An account that was signed out everywhere, on both fronts, has to sign in again.
        if (route.url === '/api/account/sessions') calls.clear()
        const code = body?.error?.code
        const refused = status === 401 || status === 403 ? code : undefined
        if (refused !== expected && !(expected === undefined && ownReason(refused)))
          wrong.push(`${route.method} ${route.url} for ${who.name}: ${refused}, not ${expected}`)
      }
    }
    expect(wrong).toEqual([])
  }

  it(
    'applies a granted or revoked permission to the very next request, route by route',
    { timeout: 180_000 },
    async () => {
      const bound = { company: things.companies?.[0] ?? '', tenant: things.tenants?.[0] ?? '' }
      const { id } = await createTenantUser(shop, 5, bound)
      const somebody = shop.asAccount({ id, kind: 'tenantUser', ...bound })
      // Files and members need a second permission, which the route does not show.
      const guarded = routes.filter(
        (route) => resourceOf(route) && !route.url.includes('/imports') && !isOfMembers(route),
      )
      const byPermission = Map.groupBy(guarded, (route) => permissionOf(route).join(':'))
      const wrong: string[] = []
      for (const [permission, of] of byPermission) {
        for (const permissions of [[permission], []]) {
          await shop.staff('PATCH', `/api/marketplace/tenant-users/${id}`, {
            body: { permissions },
          })
          for (const route of of) {
            const { body } = await call(somebody, route)
            const isRefused = ['forbidden', 'unauthenticated'].includes(body?.error?.code)
            if (isRefused === permissions.length > 0)
              wrong.push(`${route.method} ${route.url} with ${permissions.join() || 'nothing'}`)
          }
        }
      }
      expect(wrong).toEqual([])
    },
  )

  it('refuses an account deactivated since its last request on every route', () =>
    refusesDeactivated((signedIn, index) => signedIn.slice(index % signedIn.length).slice(0, 1)))

  it(
    'refuses every kind of account deactivated since its last request on every route',
    { tags: 'long' },
    () => refusesDeactivated((signedIn) => signedIn),
  )

  it('shows everyone their own records and answers 404 for those of others', async () => {
    const wrong: string[] = []
    const staffPeople = people.filter(({ identity, audience }) => identity && audience === 'cms')
    for (const route of routes.filter(isAboutOne)) {
      const resource = shop.catalogue.get(resourceOf(route))
      if (!resource) continue
      for (const id of things[resource.name] ?? []) {
        for (const who of staffPeople) {
          const [, verb] = permissionOf(route)
          if (!who.identity || !hasPermission(who.identity.permissions, resource.name, verb))
            continue
          if (ends(route) && (await isTheirs(who.identity, resource, id))) continue
          const { status } = await call(as(who), route, id)
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

  it('lists only records the reader may see', async () => {
    const wrong: string[] = []
    for (const who of people) {
      if (!who.identity || who.audience !== 'cms') continue
      for (const resource of shop.catalogue.values()) {
        if (!hasPermission(who.identity.permissions, resource.name, 'read') || !resource.rows)
          continue
        const { body } = await as(who)('GET', `/api/marketplace/${resource.name}?limit=100`)
        for (const { _id: id } of body.data) {
          if (!(await isTheirs(who.identity, resource, id)))
            wrong.push(`${resource.name} ${id} for ${who.name}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('lets nobody move a record to another owner or create one for them', async () => {
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
    const unchanged = await shop.staff('GET', `/api/marketplace/tenant-users/${own}`)
    expect(unchanged.body.data.tenant._id).toBe(things.tenants?.[0])
    expect(
      (await shop.staff('GET', '/api/marketplace/tenant-users?email=ab@example.com')).body.data,
    ).toEqual([])
  })

  /** Tries each route as those who are chosen for it. */
  async function refusesDeactivated(
    choose: (signedIn: readonly Who[], index: number) => readonly Who[],
  ): Promise<void> {
    const signedIn = people.filter(({ identity }) => identity)
    const me = { method: 'GET', url: '/api/account/sessions', access: 'anyone' } as const
    const ids = signedIn.map(({ identity }) => identity?.id)
    const switched = async (active: boolean): Promise<void> => {
      await runSql(shop.server.db, 'update accounts set active = $1 where id = any($2)', [
        active,
        ids,
      ])
      // This process only notices changes made directly in the database with its own next write.
      await shop.staff('POST', '/api/marketplace/tags', { body: {} })
    }
    for (const who of signedIn) expect((await call(as(who), me)).status).toBe(200)
    await switched(false)
    const wrong: string[] = []
    const guarded = routes.filter(({ access }) => access !== 'anyone')
    for (const [index, route] of guarded.entries())
      for (const who of choose(signedIn, index)) {
        const { status } = await call(as(who), route)
        if (status !== 401) wrong.push(`${route.method} ${route.url} for ${who.name}: ${status}`)
      }
    await switched(true)
    expect(wrong).toEqual([])
    for (const who of signedIn) expect((await call(as(who), me)).status).toBe(200)
  }

  /**
   * Routes after which a record is deleted or deactivated, so that later requests could not use it.
   */
  const ends = ({ method, url }: RouteEntry): boolean =>
    method === 'DELETE' || url.endsWith('/deactivate')

  const ownReason = (refused: string | undefined): boolean =>
    refused !== undefined &&
    [
      'bot_check_failed',
      'profile_read_only',
      'invalid_credentials',
      'confirmation_needed',
      'request_link_invalid',
    ].includes(refused)

  const permissionOf = ({ access }: RouteEntry): readonly [string, string] =>
    (access !== 'anyone' && access.permission) || ['', '']
  const isOfMembers = (route: RouteEntry): boolean =>
    shop.catalogue
      .get(resourceOf(route))
      ?.members.some(({ name }) => route.url.includes(`/:id/${name}`)) ?? false
  const resourceOf = (route: RouteEntry): string => permissionOf(route)[0]
  const isAboutOne = (route: RouteEntry): boolean =>
    route.url.startsWith(`/api/marketplace/${resourceOf(route)}/:id`)

  /**
   * Evaluates the row scope of the declaration on the record as the super administrator reads it.
   */
  async function isTheirs(identity: Identity, resource: Resource, id: string): Promise<boolean> {
    const rows = rowScopeFor(identity, resource)
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
