import { afterAll, beforeAll, expect, it } from 'vitest'
import { everything } from '../support/everything.ts'
import { newId } from '#server/platform/newId.ts'
import { toCsv, createImportsClient } from '../support/imports.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

type Json = Record<string, any>

describeOnEachDatabase('imported cells on %s', (dialect) => {
  let shop: Shop
  let partner: string
  const url = '/api/marketplace/everything'
  beforeAll(async () => {
    shop = await openShop(dialect, [everything])
    const tag = (title: string, code?: string) =>
      shop.staff('POST', '/api/marketplace/tags', { body: { title, ...(code ? { code } : {}) } })
    partner = (await tag('Partner', 'partner')).body.data._id
    await shop.staff('PATCH', `/api/marketplace/tags/${partner}`, {
      body: { title: 'شريك' },
      headers: { 'accept-language': 'ar' },
    })
    await tag('Twice', 'twice_1')
    await tag('twice')
    await tag('With; a semicolon', 'semicolon')
  })
  afterAll(() => shop.close())

  const imports = () => createImportsClient(shop.staff, 'everything')
  const read = async (id: string, language = 'en'): Promise<Json> =>
    (await shop.staff('GET', `${url}/${id}`, { headers: { 'accept-language': language } })).body
      .data

  /** Imports one more record with these cells and the required ones. */
  async function made(cells: Json, headers: Record<string, string> = {}): Promise<Json> {
    const title = `Record ${newId()}`
    const all = { title, amount: '1', partner: 'partner', ...cells }
    const done = await imports().written(toCsv(Object.keys(all), Object.values(all)), headers)
    expect(done).toMatchObject({ problems: [], state: 'done', create: 1, ignored: [] })
    const { body } = await shop.staff('GET', `${url}?sort=-createdAt&limit=1`)
    return body.data[0]
  }

  /** Returns the problem reported for a cell. */
  async function problemsOf(head: string, cell: string, more: Json = {}, language = 'en') {
    const needed = { title: `T ${newId()}`, amount: '1', partner: 'partner', ...more }
    const others = Object.entries(needed).filter(([name]) => name !== head.toLowerCase())
    const all = { ...Object.fromEntries(others), [head]: cell }
    const found = await imports().checked(toCsv(Object.keys(all), Object.values(all)), {
      'accept-language': language,
    })
    return found.problems.map(({ column, value, message }: Json) => [column, value, message])
  }

  it('accept the notations of their kind', async () => {
    const cases: [field: string, cell: string, value: unknown][] = [
      ['amount', '٤٢', 42],
      ['amount', ' 42 ', 42],
      ['ratio', '٣٫٥', 3.5],
      ['ratio', '1e3', 1000],
      ['agreed', 'نعم', true],
      ['agreed', 'TRUE', true],
      ['agreed', 'Yes', true],
      ['agreed', 'لا', false],
      ['agreed', '0', false],
      ['state', 'CLOSED', 'closed'],
      ['state', 'Open', 'open'],
      ['marks', 'red; Blue', ['red', 'blue']],
      ['price', '59', { amount: 5900, currency: 'USD' }],
      ['price', '59.5 kwd', { amount: 59_500, currency: 'KWD' }],
      ['price', 'JPY 59', { amount: 59, currency: 'JPY' }],
      ['price', '٥٩٫٠٠ SAR', { amount: 5900, currency: 'SAR' }],
      ['due', '2026-03-12', '2026-03-11T21:00:00.000Z'],
      ['due', '2026-03-12 17:05', '2026-03-12T14:05:00.000Z'],
      ['due', '2026-03-12T17:05:06+01:00', '2026-03-12T16:05:06.000Z'],
      ['due', '٢٠٢٦-٠٣-١٢', '2026-03-11T21:00:00.000Z'],
      ['words', 'one;two ; three', ['one', 'two', 'three']],
      ['words', 'واحد؛ اثنان', ['واحد', 'اثنان']],
      ['phone', '+٩٦٦٥٠٠٠٠٠٠٠١', '+966500000001'],
      ['phone', "'+966500000001", '+966500000001'],
      ['plain', "'=not a formula", '=not a formula'],
      ['colour', '#0a7cff', '#0a7cff'],
      ['story', 'two\nlines, "quoted"', 'two\nlines, "quoted"'],
      ['article', '<p>Hello <script>x</script></p>', '<p>Hello </p>'],
      ['closedFor', 'Holidays', 'Holidays'],
    ]
    for (const [field, cell, value] of cases) {
      const more = field === 'closedFor' ? { state: 'closed' } : {}
      const record = await made({ ...more, [field]: cell }, { 'x-timezone': 'Asia/Riyadh' })
      expect([field, cell, record[field]]).toEqual([field, cell, value])
    }
  })

  it('use the time zone of the sender, also around clock changes', async () => {
    const cases: [cell: string, moment: string][] = [
      ['2026-03-29', '2026-03-28T23:00:00.000Z'],
      ['2026-03-29 01:30', '2026-03-29T00:30:00.000Z'],
      ['2026-03-29 03:30', '2026-03-29T01:30:00.000Z'],
      ['2026-07-01 12:00', '2026-07-01T10:00:00.000Z'],
      ['2026-10-25 12:00', '2026-10-25T11:00:00.000Z'],
    ]
    for (const [cell, moment] of cases) {
      const { due } = await made({ due: cell }, { 'x-timezone': 'Europe/Berlin' })
      expect([cell, due]).toEqual([cell, moment])
    }
  })

  it('find other records by id, unique field, and title in any language', async () => {
    for (const cell of [partner, partner.toUpperCase(), 'partner', 'Partner', 'PARTNER', 'شريك']) {
      const record = await made({ partner: cell, partners: `${cell}; twice_1;semicolon` })
      expect([cell, record.partner._id]).toEqual([cell, partner])
      expect(record.partners.map(({ title }: Json) => title)).toEqual([
        'Partner',
        'Twice',
        'With; a semicolon',
      ])
    }
    // An exact match takes precedence over a similar spelling.
    expect((await made({ partner: 'twice' })).partner.title).toBe('twice')
    expect((await made({ partner: 'Twice' })).partner.title).toBe('Twice')
    const file = await shop.staff('GET', `${url}/export`)
    expect(file.body).toContain('Partner; Twice; semicolon')
  })

  it('are reported with the message of the form, each with its column and value', async () => {
    const cases: [head: string, cell: string, message: string][] = [
      ['Title', 'x'.repeat(81), 'Title must be less than or equal to 80 characters'],
      ['amount', 'many', 'Amount must be a whole number'],
      ['amount', '1,5', 'Amount must be a whole number'],
      ['amount', '1.5', 'Amount must be a whole number'],
      ['amount', '-1', 'Amount must be greater than or equal to 0'],
      ['amount', '', 'Amount is required'],
      ['Ratio', 'much', 'Ratio must be a number'],
      ['Email', 'nobody', 'Please enter a valid email'],
      ['Site', 'nowhere', 'Invalid URL'],
      ['Phone', '12', 'Please enter a valid phone number'],
      ['Colour', 'blue', 'Colour must be a colour such as #0a7cff'],
      ['Price', 'much', 'Price must be an amount such as 12.50'],
      ['Price', '1.005', 'Price must be an amount such as 12.50'],
      ['Price', '1 XYZ', 'Price must be an amount such as 12.50'],
      ['Price', '-1', 'Price must be greater than or equal to 0'],
      ['Due', 'tomorrow', 'Due must be a date'],
      ['Due', '2026-02-30', 'Due must be a date'],
      ['Due', '12/03/2026', 'Due must be a date'],
      ['State', 'ajar', 'State must be one of the offered values'],
      ['Marks', 'red; pink', 'Marks must be one of the offered values'],
      ['Agreed', 'perhaps', 'Agreed must be yes or no'],
      ['partner', 'nobody', 'Partner refers to something that does not exist'],
      ['partner', newId(), 'Partner refers to something that does not exist'],
      ['partner', 'TWICE', 'Partner: more than one is called “TWICE”'],
      ['Partners', 'partner; nobody', 'Partners refers to something that does not exist'],
      ['Partners', 'partner; Partner', 'Partners has the same value twice'],
      ['Closed for', 'Holidays', 'Closed for does not apply here'],
    ]
    for (const [head, cell, message] of cases) {
      const value = cell.slice(0, 200)
      expect(await problemsOf(head, cell), `${head}: ${cell}`).toEqual([[head, value, message]])
    }
    expect(await problemsOf('السعر', 'كثير', {}, 'ar')).toEqual([
      ['السعر', 'كثير', 'يجب أن يكون السعر مبلغًا مثل ١٢٫٥٠'],
    ])
  })

  it('are reported by row and column of the file, all of them', async () => {
    const file = toCsv(
      ['TITLE', 'Story', 'amount', 'Partner', 'plain'],
      ['First', 'two\nlines', '1', 'partner', 'p1'],
      ['', '', '', '', ''],
      ['Second', 'x'.repeat(300), 'x', 'nobody', 'p1'],
      ['', '', '2', '', 'p2'],
    )
    const found = await imports().checked(file)
    expect(found).toMatchObject({ state: 'wrong', total: 3, problemCount: 6 })
    expect(found.problems.map(({ row, column, message }: Json) => [row, column, message])).toEqual([
      [4, 'Story', 'Story must be less than or equal to 255 characters'],
      [4, 'amount', 'Amount must be a whole number'],
      [4, 'Partner', 'Partner refers to something that does not exist'],
      [4, 'plain', 'Plain is the same as in row 2 of this file'],
      [5, 'TITLE', 'Title is required'],
      [5, 'Partner', 'Partner is required'],
    ])
    expect(found.problems[0].value).toHaveLength(200)
    // A column missing from the file is reported by its label.
    const lacking = await imports().checked(toCsv(['Title'], ['Alone']))
    expect(lacking.problems.map(({ row, column, value }: Json) => [row, column, value])).toEqual([
      [2, 'Amount', ''],
      [2, 'Partner', ''],
    ])
    const many = await imports().checked(
      toCsv(['Title'], ...Array.from({ length: 600 }, (_, at) => [`Many ${at}`])),
    )
    expect([many.problemCount, many.problems.length]).toEqual([1200, 1000])
  })

  it('may name a record only once, and only an existing one', async () => {
    const { _id, plain } = await made({ plain: 'only-one' })
    const other = await made({ plain: 'another' })
    const found = await imports().checked(
      toCsv(
        ['_id', 'plain', 'amount'],
        [_id, plain, '2'],
        [_id.toUpperCase(), 'fresh', '3'],
        ['', plain, '4'],
        ['no-id', 'fresh-2', '5'],
        [other._id, 'only-one', '6'],
        [newId(), 'fresh-3', '7'],
      ),
    )
    expect(found.problems.map(({ row, column, message }: Json) => [row, column, message])).toEqual([
      [3, '_id', 'Identifier is the same as in row 2 of this file'],
      [4, 'plain', 'Plain is the same as in row 2 of this file'],
      [5, '_id', 'Identifier does not name an entry'],
      [5, 'Title', 'Title is required'],
      [5, 'Partner', 'Partner is required'],
      [6, 'plain', 'Plain is the same as in row 2 of this file'],
      [7, '_id', 'Identifier does not name an entry'],
      [7, 'Title', 'Title is required'],
      [7, 'Partner', 'Partner is required'],
    ])
    const misnamed = await imports().checked(toCsv(['_id', 'plain'], ['no-id', 'another']))
    expect(misnamed.problems.map(({ column, message }: Json) => [column, message])).toEqual([
      ['_id', 'Identifier does not name an entry'],
    ])
    const taken = await imports().checked(toCsv(['_id', 'plain'], [other._id, 'only-one']))
    expect(taken.problems).toEqual([
      { row: 2, column: 'plain', value: 'only-one', message: 'Plain is already taken' },
    ])
  })

  it('clear a field when empty; missing columns leave it unchanged', async () => {
    const before = await made({
      plain: 'cleared',
      words: 'a;b',
      partners: 'partner',
      price: '5',
      visible: 'no',
      ratio: '2',
    })
    const done = await imports().written(
      toCsv(
        ['_id', 'words', 'partners', 'price', 'visible', 'plain'],
        [before._id, '', '', '', '', ''],
      ),
    )
    expect(done).toMatchObject({ state: 'done', update: 1 })
    expect(await read(before._id)).toMatchObject({
      words: [],
      partners: [],
      price: null,
      // A flag is reset to its default.
      visible: true,
      plain: null,
      ratio: 2,
      amount: 1,
      version: 2,
    })
    const required = await imports().checked(
      toCsv(['_id', 'amount', 'partner', 'title'], [before._id, '', '', '']),
    )
    expect(required.problems.map(({ message }: Json) => message)).toEqual([
      'Amount is required',
      'Partner is required',
      'Title is required',
    ])
    const again = await imports().checked(toCsv(['_id', 'words', 'price'], [before._id, '', '']))
    expect(again).toMatchObject({ state: 'ready', skip: 1 })
  })

  it('state the currency once per row or in each amount', async () => {
    const file = toCsv(
      ['title', 'amount', 'partner', 'العملة', 'price'],
      ['In dinars', '1', 'partner', 'kwd', '5.900'],
      ['By itself', '1', 'partner', 'KWD', '5 EUR'],
      ['As usual', '1', 'partner', '', '5'],
    )
    const done = await imports().written(file)
    expect(done).toMatchObject({ problems: [], state: 'done', create: 3, ignored: [] })
    const { body } = await shop.staff('GET', `${url}?sort=-createdAt&limit=3&fields=title,price`)
    const prices = body.data.map(({ title, price }: Json) => [title, price.amount, price.currency])
    expect(prices.toSorted()).toEqual([
      ['As usual', 500, 'USD'],
      ['By itself', 500, 'EUR'],
      ['In dinars', 5900, 'KWD'],
    ])
    const dinars = body.data.find(({ title }: Json) => title === 'In dinars')
    const sameCurrency = await imports().written(toCsv(['_id', 'price'], [dinars._id, '6']))
    expect(sameCurrency).toMatchObject({ state: 'done', update: 1 })
    expect((await read(dinars._id)).price).toEqual({ amount: 6000, currency: 'KWD' })
    const moved = await imports().written(
      toCsv(['_id', 'price', 'Currency'], [dinars._id, '6', 'SAR']),
    )
    expect(moved).toMatchObject({ state: 'done', update: 1 })
    expect((await read(dinars._id)).price).toEqual({ amount: 600, currency: 'SAR' })
    const unknown = await imports().checked(
      toCsv(['_id', 'price', 'Currency'], [dinars._id, '7', 'Taler']),
    )
    expect(unknown.problems).toEqual([
      { row: 2, column: 'price', value: '7', message: 'Price has an unknown currency: Taler' },
    ])
  })

  it('are texts in the language of the request', async () => {
    const { _id, title } = await made({ story: 'A story' })
    const arabic = { 'accept-language': 'ar' }
    const exported = await shop.staff('GET', `${url}/export?_id=${_id}&fields=title,story`, {
      headers: arabic,
    })
    expect(exported.body).toContain('A story')
    // A fallback for a missing translation is not exported as a translation.
    expect(await imports().checked(exported.body, arabic)).toMatchObject({ skip: 1, update: 0 })
    const file = exported.body.replace('A story', 'حكاية')
    const done = await imports().written(file, arabic)
    expect(done).toMatchObject({ state: 'done', update: 1 })
    expect(await read(_id)).toMatchObject({ title, story: 'A story' })
    expect(await read(_id, 'ar')).toMatchObject({
      title,
      story: 'حكاية',
      _fallback: expect.not.arrayContaining(['story']),
    })
  })
})
