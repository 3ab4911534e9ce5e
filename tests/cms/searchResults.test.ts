import { expect, it } from 'vitest'
import type { RecordData } from '#api/records.ts'
import { rankMatches, toSearchResult } from '#cms/shell/search/searchResults.ts'
import { subtitleOf } from '#cms/kinds/useSubtitle.ts'
import { catalogue, resourceOf } from './support/catalogue.ts'

const record = (fields: Readonly<Record<string, unknown>>): RecordData => ({
  _id: String(fields['_id'] ?? '1'),
  version: 1,
  createdAt: '',
  updatedAt: '',
  ...fields,
})

it('the best match is first, whatever its resource', () => {
  const found = [
    {
      resource: resourceOf('products'),
      isGuess: false,
      records: [
        record({ name: 'A box for the AB-1', code: 'Y' }),
        record({ name: 'Mount', code: 'AB-10' }),
        record({ name: 'Mount', code: 'XAB-1' }),
      ],
    },
    { resource: resourceOf('companies'), isGuess: true, records: [record({ name: 'AB' })] },
    { resource: resourceOf('orders'), isGuess: false, records: [record({ number: 'AB-1' })] },
  ]
  const titles = (most: number) =>
    rankMatches(found, 'ab-1', most).groups.map(({ records }) =>
      records.map((each) => each['number'] ?? each['code'] ?? 'guess'),
    )
  expect(titles(12)).toEqual([['AB-1'], ['AB-10', 'Y', 'XAB-1']])
  expect(titles(2)).toEqual([['AB-1'], ['AB-10']])
})

it('matches in the title rank above other fields, and those above untitled records', () => {
  const priya = 'Priya Menon'
  const order = (number: string, createdAt: string) =>
    record({ number, customerName: priya, createdAt })
  const found = [
    {
      resource: resourceOf('stock-movements'),
      records: [record({ kind: 'reserved', actor: priya })],
    },
    { resource: resourceOf('tags'), records: [record({ title: 'By its product' })] },
    {
      resource: resourceOf('orders'),
      records: [order('MAR-1', '2026-01-01T00:00:00Z'), order('MAR-2', '2026-02-01T00:00:00Z')],
    },
    {
      resource: resourceOf('requests'),
      records: [record({ number: 'REQ-1', firstName: 'Priya', lastName: 'Menon' })],
    },
    { resource: resourceOf('customers'), records: [record({ name: priya })] },
  ]
  const exact = found.map((each) => ({ ...each, isGuess: false }))
  const { groups, isGuess } = rankMatches(exact, 'priya', 12)
  expect(groups.map(({ resource }) => resource.name)).toEqual([
    'customers',
    'orders',
    'tags',
    'requests',
    'stock-movements',
  ])
  expect(groups[1]?.records.map((each) => each['number'])).toEqual(['MAR-2', 'MAR-1'])
  expect(isGuess).toBe(false)
})

it('similar results are marked, the closest of each resource first', () => {
  const guesses = (name: string, ...titles: string[]) => ({
    resource: resourceOf(name),
    isGuess: true,
    records: titles.map((title) => record({ title })),
  })
  const { groups, isGuess } = rankMatches(
    [
      { resource: resourceOf('orders'), isGuess: false, records: [] },
      guesses('inventory', 'Of a product'),
      guesses('tags', 'Closest', 'Next'),
      guesses('documents', 'Closest too', 'Next too'),
    ],
    'clsest',
    3,
  )
  expect(isGuess).toBe(true)
  expect(groups.map(({ records }) => records.map((each) => each['title']))).toEqual([
    ['Closest', 'Next'],
    ['Closest too'],
  ])
  expect(rankMatches([], 'clsest', 3).isGuess).toBe(false)
})

it('a result shows the declared details', () => {
  const order = record({
    number: 'MAR-1',
    customerName: 'Sara Ali',
    status: 'pending',
    placedAt: '2026-03-05T09:00:00.000Z',
  })
  expect(toSearchResult(resourceOf('orders'), order, { catalogue, language: 'en' })).toMatchObject({
    title: 'MAR-1',
    subtitle: ['Sara Ali', 'Pending', '05 Mar 2026'],
  })
  const { subtitle } = toSearchResult(resourceOf('orders'), order, { catalogue, language: 'ar' })
  expect(subtitle).toContain('٠٥ مارس ٢٠٢٦')
})

it('a phrase is filled with the fields of the record, and omitted when one is empty', () => {
  const pools = resourceOf('license-pools')
  const pool = record({
    name: 'LIC-1',
    quantity: 1000,
    available: 30,
    expiresAt: null,
    product: { _id: '1', name: 'LIC-1' },
    company: { _id: '2', companyName: 'Acme' },
  })
  const reader = { catalogue, language: 'en' } as const
  expect(subtitleOf(pools, pool, reader)).toEqual(['30 of 1,000 available', 'Acme'])
  const { available: _, ...unknown } = pool
  expect(subtitleOf(pools, { ...unknown, expiresAt: '2027-01-02T00:00:00.000Z' }, reader)).toEqual([
    'until 02 Jan 2027',
    'Acme',
  ])
})
