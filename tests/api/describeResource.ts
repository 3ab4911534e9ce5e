import { beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '#resource/kinds/kinds.ts'
import { facetFields, filtersOf, sortKeys } from '#resource/listQuery.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { isAlwaysRequired, writableFields } from '#resource/resourceSchemas.ts'
import { newId } from '#server/platform/newId.ts'
import { toInput, createSample, sampleInput, sampleValue } from '../support/samples.ts'
import type { Shop } from '../support/shop.ts'
import { filterValue } from './filterValue.ts'

type ApiRecord = Record<string, any>

/** Describes what holds for every resource, whatever it declares. */
export function describeResource(getShop: () => Shop, name: string): void {
  describe(`${name} as declared`, () => {
    let shop: Shop
    let resource: Resource
    let record: ApiRecord
    let input: ApiRecord
    const url = `/api/marketplace/${name}`

    beforeAll(async () => {
      shop = getShop()
      const found = shop.catalogue.get(name)
      if (!found) throw new Error(`no resource "${name}"`)
      resource = found
      input = await sampleInput(resource, 1, shop)
      const created = await shop.staff('POST', url, { body: input })
      expect(created.body).toMatchObject({ data: { version: 1 } })
      expect(created.status).toBe(201)
      record = created.body.data
    })

    const read = async (id = record._id, language = 'en'): Promise<ApiRecord> =>
      (await shop.staff('GET', `${url}/${id}`, { headers: { 'accept-language': language } })).body
        .data

    it('returns what was written', async () => {
      expect(toInput(resource, await read())).toMatchObject(input)
    })

    it('lists it with a total, ignoring empty parameters', async () => {
      const empty = filtersOf(resource).map(({ param }) => `&${encodeURIComponent(param)}=`)
      const { body } = await shop.staff('GET', `${url}?limit=100&page=&total=${empty.join('')}`)
      expect(body.data.map((each: ApiRecord) => each._id)).toContain(record._id)
      expect(body.meta.total).toBe(body.data.length)
    })

    it('returns pages that never overlap', async () => {
      await createSample(shop, name, 2)
      await createSample(shop, name, 3)
      const pages = await Promise.all(
        [1, 2, 3].map((page) => shop.staff('GET', `${url}?limit=1&page=${page}`)),
      )
      const ids = pages.flatMap(({ body }) => body.data.map((each: ApiRecord) => each._id))
      expect(new Set(ids).size).toBe(3)
      const { body } = await shop.staff('GET', `${url}?limit=1&page=999`)
      expect(body).toMatchObject({ data: [], meta: { total: pages[0]?.body.meta.total } })
    })

    it('finds it by every filter', async () => {
      const current = await read()
      for (const { param, field } of filtersOf(resource)) {
        const value = filterValue(param, kinds[field.kind].toInput(current[field.name]))
        if (value === undefined) continue
        const query = new URLSearchParams([
          [param, value],
          ['limit', '100'],
        ])
        const { status, body } = await shop.staff('GET', `${url}?${query}`)
        expect([param, status, body.error]).toEqual([param, 200, undefined])
        expect(
          body.data.map((each: ApiRecord) => each._id),
          param,
        ).toContain(current._id)
      }
    })

    it('counts every facet under the other filters but not under its own', async () => {
      const names = facetFields(resource)
      if (!names.length) return
      const { status, body } = await shop.staff('GET', `${url}?facets=${names.join()}&limit=100`)
      expect([status, body.error]).toEqual([200, undefined])
      expect(Object.keys(body.facets).sort()).toEqual([...names].sort())
      for (const facetName of names) {
        const facet = body.facets[facetName]
        if (!Array.isArray(facet)) continue
        for (const { value, count } of facet) {
          const query = new URLSearchParams([
            [facetName, value],
            ['facets', facetName],
          ])
          const filtered = await shop.staff('GET', `${url}?${query}`)
          expect([facetName, value, filtered.body.meta.total]).toEqual([facetName, value, count])
          expect(filtered.body.facets[facetName]).toEqual(facet)
        }
      }
    })

    it('leaves out what a filter excludes', async () => {
      const { body } = await shop.staff('GET', `${url}?_id=${newId()}`)
      expect(body).toMatchObject({ data: [], meta: { total: 0 } })
      const future = await shop.staff('GET', `${url}?createdAt[gte]=2100-01-01T00:00:00Z`)
      expect(future.body.data).toEqual([])
    })

    it('sorts by every sort key in both directions', async () => {
      for (const key of sortKeys(resource).filter((each) => !each.startsWith('-'))) {
        const [up, down] = await Promise.all(
          [key, `-${key}`].map((sort) => shop.staff('GET', `${url}?limit=100&sort=${sort}`)),
        )
        expect([key, up?.status, down?.status]).toEqual([key, 200, 200])
        const field = resource.field[key]
        const idsWithValue = (answer: typeof up) =>
          answer?.body.data
            .filter((each: ApiRecord) => !field || each[key] !== null)
            .map((each: ApiRecord) => each._id)
        expect(idsWithValue(up), key).toEqual(idsWithValue(down).reverse())
      }
    })

    it('finds it by its own words, and by misspelt ones', async () => {
      const title = String((await read())[resource.titleField.name])
      if (!resource.search.includes(resource.titleField.name)) return
      const { body } = await shop.staff(
        'GET',
        `${url}?search=${encodeURIComponent(title)}&limit=100`,
      )
      expect(body.data.map((each: ApiRecord) => each._id)).toContain(record._id)
      const none = await shop.staff('GET', `${url}?search=qqqqzzzzxxxx`)
      expect(none.body.data).toEqual([])
    })

    it('changes one field and leaves the others', async () => {
      const before = await read()
      const field = namingField(resource)
      const value = await sampleValue(field, 77, shop)
      const { status, body } = await shop.staff('PATCH', `${url}/${record._id}`, {
        body: { [field.name]: value },
        headers: { 'if-match': `"${before.version}"` },
      })
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ [field.name]: value, version: before.version + 1 })
      expect({ ...toInput(resource, await read()), [field.name]: 0 }).toEqual({
        ...toInput(resource, before),
        [field.name]: 0,
      })
    })

    it('clears every optional field with null', async () => {
      const hidden = resource.requiredWhenVisible.length ? { visible: false } : {}
      const sample = await sampleInput(resource, 41, shop)
      const copy = await shop.staff('POST', url, { body: { ...sample, ...hidden } })
      expect(copy.status).toBe(201)
      for (const field of writableFields(resource).filter(
        (each) => !each.required && !['flag', 'brand'].includes(each.kind) && !each.writeOnly,
      )) {
        const { status, body } = await shop.staff('PATCH', `${url}/${copy.body.data._id}`, {
          body: { [field.name]: null },
        })
        expect([field.name, status, body.error]).toEqual([field.name, 200, undefined])
        const cleared = body.data[field.name]
        expect(cleared === null || cleared.length === 0, field.name).toBe(true)
      }
    })

    it('refuses a stale write and returns the current record', async () => {
      const { status, body } = await shop.staff('PATCH', `${url}/${record._id}`, {
        body: { [namingField(resource).name]: await sampleValue(namingField(resource), 78, shop) },
        headers: { 'if-match': '"1"' },
      })
      expect(status).toBe(409)
      expect(body.error).toMatchObject({ code: 'stale', current: { _id: record._id } })
    })

    it('stores a text per language, marks fallbacks and knows what is missing', async () => {
      const [field] = resource.translatable
      if (!field) return
      const before = await read(record._id, 'ar')
      expect(before._fallback).toContain(field.name)
      expect(before._missing).toEqual(['ar'])
      const texts = Object.fromEntries(
        await Promise.all(
          resource.translatable.map(async (each) => [each.name, await sampleValue(each, 90, shop)]),
        ),
      )
      const { status, body } = await shop.staff('PATCH', `${url}/${record._id}`, {
        body: texts,
        headers: { 'accept-language': 'ar' },
      })
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ ...texts, _fallback: [], _missing: [] })
      expect((await read())[field.name]).toEqual((await read(record._id, 'en'))[field.name])
      expect((await read())[field.name]).not.toEqual(texts[field.name])
      await shop.staff('PATCH', `${url}/${record._id}`, {
        body: { [field.name]: await sampleValue(field, 91, shop) },
      })
      expect((await read())._outdated).toEqual(['ar'])
      const list = await shop.staff('GET', `${url}?outdated=ar`)
      expect(list.body.data.map((each: ApiRecord) => each._id)).toEqual([record._id])
      const missing = await shop.staff('GET', `${url}?missing=ar&limit=100`)
      expect(missing.body.data.map((each: ApiRecord) => each._id)).not.toContain(record._id)
    })

    it('names every field with a wrong value, in the language of the reader', async () => {
      for (const field of writableFields(resource)) {
        const wrong = { ...input, [field.name]: { wrong: true } }
        const { status, body } = await shop.staff('POST', url, {
          body: wrong,
          headers: { 'accept-language': 'ar' },
        })
        expect([field.name, status]).toEqual([field.name, 400])
        const pointers = Object.keys(body.error.fields)
        expect(
          pointers.some((each) => each.startsWith(`/${field.name}`)),
          field.name,
        ).toBe(true)
        expect(body.error.message).toMatch(/[\u0600-\u06ff]/)
      }
    })

    it('names every missing required field', async () => {
      for (const field of writableFields(resource).filter(isAlwaysRequired)) {
        const { [field.name]: _, ...rest } = input
        const { status, body } = await shop.staff('POST', url, { body: rest })
        expect([field.name, status]).toEqual([field.name, 400])
        expect(Object.keys(body.error.fields)).toContain(`/${field.name}`)
      }
    })

    it('refuses an unknown key and names it', async () => {
      const { status, body } = await shop.staff('POST', url, { body: { ...input, nonsense: 1 } })
      expect(status).toBe(400)
      expect(body.error.fields['/nonsense']).toContain('nonsense')
    })

    /** Returns the record, or another one that the field applies to. */
    const recordWith = async (field: string): Promise<ApiRecord> => {
      const own = await read()
      for (let number = 60; own[field] === null && number < 66; number += 1) {
        const body = await sampleInput(resource, number, shop)
        if (body[field]) return (await shop.staff('POST', url, { body })).body.data
      }
      return own
    }

    it('refuses a second record with the same unique value', async () => {
      for (const field of writableFields(resource).filter((each) => each.unique)) {
        const existing = await recordWith(field.name)
        const others = Object.keys(field.when ?? {}).map((each) => [each, existing[each]])
        const { status, body } = await shop.staff('POST', url, {
          body: {
            ...(await sampleInput(resource, 55, shop)),
            ...Object.fromEntries(others),
            [field.name]: kinds[field.kind].toInput(existing[field.name]),
          },
        })
        expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([409, [`/${field.name}`]])
      }
    })

    it('answers 401 without a token, 403 without the permission, 404 without the record', async () => {
      const missing = newId()
      const calls = [
        ['GET', url, 'read'],
        ['GET', `${url}/${missing}`, 'read'],
        ['POST', url, 'create'],
        ['PATCH', `${url}/${missing}`, 'update'],
        ['DELETE', `${url}/${missing}`, 'delete'],
        ['GET', `${url}/${missing}/references`, 'read'],
        ['GET', `${url}/${missing}/history`, 'read'],
      ] as const
      for (const [method, address, verb] of calls) {
        expect((await shop.anonymous(method, address)).status, `${method} ${address}`).toBe(401)
        const others = ['read', 'create', 'update', 'delete'].filter((each) => each !== verb)
        const call = shop.withPermissions(
          ...others.map((each) => `${name}:${each}`),
          `other:${verb}`,
        )
        const { status, body } = await call(method, address, method === 'GET' ? {} : { body: {} })
        expect([`${method} ${address}`, status, body.error.code]).toEqual([
          `${method} ${address}`,
          403,
          'forbidden',
        ])
      }
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        const { status } = await shop.staff(
          method,
          `${url}/${missing}`,
          method === 'PATCH' ? { body: {} } : {},
        )
        expect([method, status]).toEqual([method, 404])
      }
      expect((await shop.staff('GET', `${url}/not-an-id`)).status).toBe(400)
    })

    it('records who changed what', async () => {
      const { body } = await shop.staff('GET', `${url}/${record._id}/history`)
      expect(body.data.at(-1)).toMatchObject({ kind: 'created', version: 1 })
      expect(body.data[0].changes).toHaveProperty(
        resource.translatable[0]?.name ?? namingField(resource).name,
      )
    })

    it('shows shoppers public fields and nothing hidden', async () => {
      if (!resource.public) {
        const one = `/api/marketplace-customer/${name}/${record._id}`
        expect((await shop.anonymous('GET', one)).status).toBe(404)
        return
      }
      const address = `/api/marketplace-customer/${resource.public.path}/${record._id}`
      if (resource.visible) await shop.staff('POST', `${url}/${record._id}/show`)
      const publicResponse = await shop.anonymous('GET', address, {
        headers: { 'accept-language': 'ar' },
      })
      expect(publicResponse.status).toBe(200)
      expect(publicResponse.body.data).not.toHaveProperty('version')
      if (!resource.visible) return
      const hidden = await shop.staff('POST', `${url}/${record._id}/hide`)
      expect(hidden.body.data.visible).toBe(false)
      expect((await shop.anonymous('GET', address)).status).toBe(404)
      const list = await shop.anonymous(
        'GET',
        `/api/marketplace-customer/${resource.public.path}?limit=100`,
      )
      expect(list.body.data.map((each: ApiRecord) => each._id)).not.toContain(record._id)
      await shop.staff('POST', `${url}/${record._id}/show`)
    })

    it('can be activated and deactivated, and inactive records are not public', async () => {
      const { status, body } = await shop.staff('POST', `${url}/${record._id}/deactivate`)
      if (!resource.activatable) return expect(status).toBe(404)
      expect([status, body.data.active]).toEqual([200, false])
      const address = `/api/marketplace-customer/${resource.public?.path ?? name}/${record._id}`
      expect((await shop.anonymous('GET', address)).status).toBe(404)
      const back = await shop.staff('POST', `${url}/${record._id}/activate`)
      expect(back.body.data.active).toBe(true)
    })

    it('copies user input with unique fields made unique, hidden and inactive', async () => {
      const { status, body } = await shop.staff('POST', `${url}/${record._id}/copy`)
      if (!resource.copyable) return expect(status).toBe(404)
      expect(status).toBe(201)
      const original = await read()
      for (const field of resource.fields.filter((each) => each.unique)) {
        if (original[field.name] !== null)
          expect(body.data[field.name]).not.toBe(original[field.name])
      }
      if (resource.visible) expect(body.data.visible).toBe(false)
      if (resource.activatable) expect(body.data.active).toBe(false)
      expect(body.data[resource.titleField.name]).toEqual(original[resource.titleField.name])
      expect((await read(body.data._id, 'ar'))[resource.titleField.name]).toEqual(
        (await read(record._id, 'ar'))[resource.titleField.name],
      )
    })

    it('refuses to delete a referenced record and names the references', async () => {
      for (const field of resource.fields) {
        if (!field.target || !kinds[field.kind].columns(field).length) continue
        const id = kinds[field.kind].toInput((await read())[field.name])
        if (!id) continue
        const { status, body } = await shop.staff(
          'DELETE',
          `/api/marketplace/${field.target}/${id}`,
        )
        expect([field.name, status, body.error?.code]).toEqual([field.name, 409, 'in_use'])
        expect(body.error.references.map((each: ApiRecord) => each.resource)).toContain(name)
      }
    })

    it('deletes it once', async () => {
      const extra = await createSample(shop, name, 61)
      const { status } = await shop.staff('DELETE', `${url}/${String(extra._id)}`, {
        headers: { 'if-match': '"1"' },
      })
      expect(status).toBe(204)
      expect((await shop.staff('GET', `${url}/${String(extra._id)}`)).status).toBe(404)
      expect((await shop.staff('DELETE', `${url}/${String(extra._id)}`)).status).toBe(404)
    })
  })
}

/** Returns the field for testing changes: the naming one, unless the server computes it. */
const namingField = (resource: Resource): Field =>
  [resource.titleField, ...resource.fields].find(
    ({ kind, readOnly }) => kind === 'text' && !readOnly,
  ) ?? resource.titleField
