import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { bulkRefusalOf, createBulk } from '#api/bulk.ts'
import { createSessionClient } from '#api/client.ts'
import { createExports } from '#api/exports.ts'
import { createImports } from '#api/imports.ts'
import { createRecords } from '#api/records.ts'
import { bulkFields, bulkVerbs } from '#cms/engine/list/bulk/bulkVerbs.ts'
import { runWithoutRefused } from '#cms/engine/list/bulk/runWithoutRefused.ts'
import { fieldPayload } from '#cms/engine/list/bulk/fieldPayload.ts'
import { importProblem } from '#cms/engine/list/files/ImportFilePicker.tsx'
import type { Field } from '#resource/resource.ts'
import { parcels } from './support/acting.ts'
import { sample } from './support/sample.ts'

const all = { permissions: ['*'] }

const field = (name: string): Field => {
  const found = sample.field[name]
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** Creates a client whose requests are answered by a function. */
function createTestClient(answer: (request: Request) => Promise<Response>) {
  const tokens = {
    read: () => undefined,
    userId: () => undefined,
    legacyToken: () => undefined,
    write: () => {},
    clear: () => {},
    subscribe: () => () => {},
  }
  const { client } = createSessionClient({
    baseUrl: 'http://shop.test',
    tokens,
    language: () => 'en',
    refreshPath: '/refresh',
    fetch: answer,
  })
  return client
}

describe('the bulk actions of a list', () => {
  it('are those the user may do with each record', () => {
    expect(bulkVerbs(all, sample)).toEqual(['update', 'show', 'hide', 'delete'])
    expect(bulkVerbs({ permissions: ['samples:delete'] }, sample)).toEqual(['delete'])
    expect(bulkVerbs({ permissions: ['samples:read', 'samples:create'] }, sample)).toEqual([])
  })

  it('are empty when records can only be read and moved by their own actions', () => {
    expect(bulkVerbs(all, parcels)).toEqual([])
  })

  it('set plain fields, not names and rows', () => {
    expect(bulkFields(sample).map(({ name }) => name)).toEqual([
      'kind',
      'detail',
      'price',
      'count',
      'others',
    ])
  })

  it('clear optional fields only', () => {
    expect(fieldPayload(field('count'), 3)).toEqual({ count: 3 })
    expect(fieldPayload(field('count'), '')).toEqual({ count: null })
    expect(fieldPayload(field('others'), undefined)).toEqual({ others: [] })
    expect(fieldPayload({ ...field('count'), required: true }, undefined)).toBeUndefined()
    expect(fieldPayload(field('visible'), false)).toEqual({ visible: false })
  })
})

describe('a bulk request', () => {
  it('names the records, or the filters and the expected count', async () => {
    const sent: [string, unknown][] = []
    const bulk = createBulk(
      createTestClient(async (request) => {
        sent.push([request.url.replace('http://shop.test', ''), await request.json()])
        return Response.json({ data: { done: 2, unchanged: 1 } })
      }),
    )
    expect(await bulk('samples', 'hide', { ids: ['1', '2'] })).toEqual({ done: 2, unchanged: 1 })
    const query = { search: 'x', kind: ['plain', 'rich'] }
    await bulk('samples', 'update', { query, expected: 3 }, { count: null })
    expect(sent).toEqual([
      ['/api/marketplace/samples/bulk/hide', { ids: ['1', '2'] }],
      [
        '/api/marketplace/samples/bulk/update?search=x&kind=plain&kind=rich',
        { expected: 3, input: { count: null } },
      ],
    ])
  })

  it('sends a file unchanged as CSV, whatever its reported type', async () => {
    let sent: Request | undefined
    const imports = createImports(
      createTestClient(async (request) => {
        sent = request
        return Response.json({ data: { _id: '7', state: 'checking' } }, { status: 202 })
      }),
    )
    const file = new Blob(['title\r\nOne'], { type: 'application/vnd.ms-excel' })
    expect((await imports.begin('samples', file))._id).toBe('7')
    expect(sent?.headers.get('content-type')).toBe('text/csv')
    expect(await sent?.text()).toBe('title\r\nOne')
  })

  it('exports a file in the time zone of the reader, and returns it unparsed', async () => {
    let sent: Request | undefined
    const exports = createExports(
      createTestClient(async (request) => {
        sent = request
        return new Response('title\r\n{"not":"json"}', { headers: { 'content-type': 'text/csv' } })
      }),
    )
    const file = await exports.records('samples', { search: 'x' }, { fields: ['title', 'kind'] })
    expect(await file.text()).toBe('title\r\n{"not":"json"}')
    expect(sent?.url).toMatch(/\/samples\/export\?search=x&fields=title%2Ckind$/)
    expect(sent?.headers.get('x-timezone')).toBeTruthy()
  })
})

describe('import files', () => {
  it('that are no tables or too large are not sent', () => {
    expect(importProblem({ name: 'a.csv', type: '', size: 5 })).toBeUndefined()
    expect(importProblem({ name: 'A.CSV', type: 'application/vnd.ms-excel', size: 5 })).toBe(
      undefined,
    )
    expect(importProblem({ name: 'a.xlsx', type: 'application/zip', size: 5 })).toBe('notCsv')
    expect(importProblem({ name: 'a.csv', type: 'text/csv', size: 20 * 1024 * 1024 + 1 })).toBe(
      'tooLarge',
    )
  })
})

const refusing = (...ids: string[]): ApiError =>
  new ApiError(409, {
    error: {
      code: 'bulk_refused',
      count: ids.length,
      records: ids.slice(0, 2).map((_id) => ({ _id, title: `No. ${_id}`, message: 'in use' })),
    },
  })

describe('a bulk refusal', () => {
  it('names the refusing records with their reasons', () => {
    expect(bulkRefusalOf(refusing('1', '2', '3'))).toEqual({
      count: 3,
      records: [
        { _id: '1', title: 'No. 1', message: 'in use' },
        { _id: '2', title: 'No. 2', message: 'in use' },
      ],
    })
    expect(bulkRefusalOf(new ApiError(409, { error: { code: 'stale' } }))).toBeUndefined()
  })

  const noRecords = createRecords(createTestClient(async () => Response.json({}, { status: 500 })))

  it('can leave out the refusing records, even when only the first are named', async () => {
    const refuse = new Set(['2', '4', '5', '7'])
    const done: string[][] = []
    const result = await runWithoutRefused({
      records: noRecords,
      resource: sample,
      query: {},
      ids: ['1', '2', '3', '4', '5', '6', '7'],
      refusedIds: ['2', '4'],
      run: async (ids) => {
        const wrong = ids.filter((id) => refuse.has(id))
        if (wrong.length) throw refusing(...wrong)
        done.push([...ids])
        return { done: ids.length - 1, unchanged: 1 }
      },
    })
    expect(done).toEqual([['1', '3', '6']])
    expect(result).toEqual({ done: 2, unchanged: 1, skippedCount: 4 })
  })

  it('of a filtered list continues with all other matching records, page by page', async () => {
    const ids = Array.from({ length: 1230 }, (_, index) => String(index))
    const pages: string[] = []
    const records = createRecords(
      createTestClient(async ({ url }) => {
        const { searchParams } = new URL(url)
        pages.push(searchParams.get('kind') ?? '')
        const from = (Number(searchParams.get('page')) - 1) * 100
        const data = ids.slice(from, from + 100).map((_id) => ({ _id }))
        return Response.json({ data, meta: { page: 1, limit: 100 } })
      }),
    )
    const sizes: number[] = []
    const result = await runWithoutRefused({
      records,
      resource: sample,
      query: { kind: ['rich'] },
      ids: undefined,
      refusedIds: ['0', '1229'],
      run: async (some) => {
        sizes.push(some.length)
        return { done: some.length, unchanged: 0 }
      },
    })
    expect(pages).toEqual(Array.from({ length: 13 }, () => 'rich'))
    expect(sizes).toEqual([1000, 228])
    expect(result).toEqual({ done: 1228, unchanged: 0, skippedCount: 2 })
  })

  it('ignores other errors', async () => {
    const failing = runWithoutRefused({
      records: noRecords,
      resource: sample,
      query: {},
      ids: ['1'],
      refusedIds: [],
      run: async () => {
        throw new ApiError(0, undefined)
      },
    })
    await expect(failing).rejects.toThrow(ApiError)
  })
})
