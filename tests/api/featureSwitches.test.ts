/** @module-tag long */
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readableSections, permissionSections } from '#cms/context/navigation.ts'
import { featureNames } from '#domain/brand.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import { newId } from '#server/platform/newId.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { featureSurfaces } from '../support/featureSurfaces.ts'

let whole: Shop
beforeAll(async () => {
  whole = await openShop('pglite')
})
afterAll(() => whole.close())

it('every feature switch is tested', () => {
  expect(Object.keys(featureSurfaces).toSorted()).toEqual(featureNames.toSorted())
})

describe.each(featureNames)('the server of a shop without %s', (feature) => {
  const surfaces = featureSurfaces[feature]
  let shop: Shop
  let shopper: Person
  beforeAll(async () => {
    shop = await openShop('pglite', [], {}, false, { [feature]: false })
    shopper = await createCustomer(shop, 1)
  })
  afterAll(() => shop.close())

  it('serves none of its routes to anyone', async () => {
    for (const route of surfaces.routes) {
      const [method = '', path = ''] = route.split(' ')
      const url = path.replace('{id}', newId())
      const body = method === 'get' || method === 'delete' ? {} : { body: {} }
      for (const call of [shop.staff, shopper.call, shop.anonymous]) {
        const answer = await call(methodOf(method), url, body)
        expect([route, answer.status, answer.body.error.code]).toEqual([route, 404, 'no_route'])
      }
      expect([
        route,
        (await whole.anonymous(methodOf(method), url, body)).body.error?.code,
      ]).not.toEqual([route, 'no_route'])
    }
  })

  it('removes only this feature from the OpenAPI document', async () => {
    const [before, after] = [await documentOf(whole), await documentOf(shop)]
    const gone = Object.keys(before.operations).filter((route) => !after.operations[route])
    expect(gone.toSorted()).toEqual(surfaces.routes.toSorted())
    for (const [operation, name] of surfaces.parameters) {
      const taken = [before, after].map(({ takes }) => takes(operation).includes(name))
      expect([operation, name, ...taken]).toEqual([operation, name, true, false])
    }
    for (const [operation, name] of surfaces.responseFields) {
      const answered = [before, after].map(({ answers }) => answers(operation).includes(name))
      expect([operation, name, ...answered]).toEqual([operation, name, true, false])
    }
    expect(JSON.stringify(after.json)).not.toContain('x-feature')
  })

  it('hides its screens and fields from staff', () => {
    const screensOf = ({ catalogue }: Shop) =>
      [readableSections(catalogue, { permissions: ['*'] }), permissionSections(catalogue)].map(
        (sections) => sections.flatMap(({ resources }) => resources.map(({ name }) => name)),
      )
    const [before, after] = [screensOf(whole), screensOf(shop)]
    const rest = before.map((names) => names.filter((name) => !surfaces.screens.includes(name)))
    expect(after).toEqual(rest)
    expect(before[0]).toEqual(expect.arrayContaining([...surfaces.screens]))
    for (const [resource, field] of surfaces.fields) {
      expect(placesOf(whole, resource, field)).not.toEqual([])
      expect(placesOf(shop, resource, field)).toEqual([])
    }
  })

  it('omits its pages from the sitemap', async () => {
    const [before, after] = [await pagesIn(whole), await pagesIn(shop)]
    expect(before).toEqual(expect.arrayContaining([...surfaces.sitemap]))
    expect(after).toEqual(before.filter((page) => !surfaces.sitemap.includes(page)))
  })
})

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const methodOf = (name: string) =>
  methods.find((each) => each === name.toUpperCase()) ?? expect.unreachable(name)

/** Returns where staff sees a field: in lists, filters and forms. */
function placesOf({ catalogue }: Shop, name: string, field: string): string[] {
  const { columns, filters, sections, field: fields } = catalogue.get(name) ?? expect.unreachable()
  return [
    ...(columns.includes(field) ? ['columns'] : []),
    ...(filters.includes(field) ? ['filters'] : []),
    ...(sections.some((section) => section.fields.includes(field)) ? ['sections'] : []),
    ...(fields[field]?.readOnly && fields[field].property['x-unseen'] ? [] : ['fields']),
  ]
}

async function pagesIn({ server }: Shop): Promise<string[]> {
  const app = Fastify()
  await app.register(sitemap, { ...server, publicUrl: 'https://shop.example' })
  const { body } = await app.inject('/sitemap/en/1.xml')
  await app.close()
  return [...body.matchAll(/<loc>https:\/\/shop\.example\/en([^<]*)/g)].map(
    ([, page]) => page ?? '',
  )
}

/** Returns the OpenAPI document, with lookups for parameters and response fields. */
async function documentOf(shop: Shop) {
  const { body: json } = await shop.anonymous('GET', '/api/openapi.json')
  const operations: Record<string, any> = Object.fromEntries(
    Object.entries<object>(json.paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]) => [`${verb} ${path}`, operation]),
    ),
  )
  const named = (id: string) =>
    Object.values(operations).find(({ operationId }) => operationId === id) ??
    expect.unreachable(id)
  const content = (at: any) => Object.values<any>(at?.content ?? {})[0]?.schema
  const resolved = (schema: any) =>
    schema?.$ref ? json.components.schemas[schema.$ref.split('/').at(-1)] : schema
  const namesIn = (schema: unknown): string[] => {
    if (Array.isArray(schema)) return schema.flatMap(namesIn)
    const known = resolved(schema)
    if (!isRecord(known)) return []
    const { properties = {}, items, anyOf } = known
    const inner = [...Object.values(Object(properties)), items, anyOf]
    return [...Object.keys(Object(properties)), ...inner.flatMap(namesIn)]
  }
  return {
    json,
    operations,
    takes: (id: string): string[] => {
      const { parameters = [], requestBody } = named(id)
      const body = resolved(content(requestBody))
      return [...parameters.map(({ name }: any) => name), ...Object.keys(body?.properties ?? {})]
    },
    answers: (id: string): string[] => namesIn(content(named(id).responses['200'])),
  }
}
