import { setTimeout } from 'node:timers/promises'
import { compareSides, type Comparison } from '../compareSides.ts'
import { comparedFields } from '../comparedFields.ts'
import { closeConnections, sendRequest, type BenchRequest } from '../sendRequest.ts'
import { uuidFromName } from '../statistics.ts'
import type { ServerProcess } from '../withServer.ts'
import { assertSameAnswers } from '../assertSameAnswers.ts'

const connections = 16

type Pace = { readonly seconds: number; readonly rounds: number }

type Product = { readonly id: string; version: number }

type Request = Omit<BenchRequest, 'token'>

type Write = (turn: number) => Request

/** What staff changes in a product, by name. */
const changes: Readonly<Record<string, Write>> = {
  'price and stock': (turn) => ({
    body: { price: { amount: 1000 + (turn % 900), currency: 'USD' }, stock: 1 + (turn % 900) },
  }),
  translation: (turn) => ({ headers: { 'accept-language': 'ar' }, body: { name: `منتج ${turn}` } }),
  tags: (turn) => ({ body: { tags: tagsOf(turn) } }),
  'plain field': (turn) => ({ body: { warrantyMonths: 1 + (turn % 600) } }),
}

const tagsOf = (turn: number): string[] =>
  [0, 1, 2].map((index) => uuidFromName(`tag${1 + ((turn + index * 11) % 30)}`))

const create = (code: string, turn: number, stock = 1 + (turn % 900)): Request => ({
  method: 'POST',
  body: {
    code,
    name: `Level probe ${turn}`,
    type: 'subscription',
    price: { amount: 1000 + turn, currency: 'USD' },
    stockMode: 'tracked',
    stock,
    visible: false,
    tags: tagsOf(turn),
    industries: [uuidFromName(`industry${1 + (turn % 20)}`)],
  },
})

const importedColumns = 'Code,Name,Type,Currency,Price,Stock mode,Subscription period,Visible,Tags'

const importedLine = (code: string, turn: number): string =>
  `${code},Imported probe ${turn},Subscription,USD,${10 + (turn % 900)},Tracked,Monthly,No,Tag ${1 + (turn % 30)}`

/** Compares writes with hand-written ones that store the same rows; both write to products of their own. */
export async function measureWrites(
  ours: ServerProcess,
  handWritten: ServerProcess,
  { seconds, rounds }: Pace,
): Promise<Comparison[]> {
  const sides = { ours: createSide(ours, 'O'), handWritten: createSide(handWritten, 'H') }
  const answers = await Promise.all([sides.ours.answers(), sides.handWritten.answers()])
  assertSameAnswers('writes', JSON.stringify(answers[0]), JSON.stringify(answers[1]))
  const compare = (name: string, measure: (side: Side) => Promise<number>): Promise<Comparison> =>
    compareSides(name, rounds, {
      ours: () => measure(sides.ours),
      handWritten: () => measure(sides.handWritten),
    })
  const rows = [await compare('create', (side) => side.createFor(seconds))]
  for (const [name, write] of Object.entries(changes))
    rows.push(await compare(name, (side) => side.changeFor(seconds, write)))
  rows.push(await compare('1,000 in bulk', (side) => side.changeInBulk(3)))
  const importedRows = Math.min(10_000, seconds * 5_000)
  rows.push(await compare('rows imported', (side) => side.importRows(importedRows)))
  rows.push(await compare('delete', (side) => side.remove(Math.ceil(seconds * 10) * connections)))
  closeConnections()
  return rows
}

type Side = ReturnType<typeof createSide>

function createSide({ address, token }: ServerProcess, prefix: string) {
  const products: Product[] = []
  let turn = 0
  const send = async (request: Request, { id, version }: Partial<Product> = {}) => {
    const path = `/api/marketplace/products${id ? `/${id}` : ''}?fields=${comparedFields}`
    const headers = { ...(version && { 'if-match': `"${version}"` }), ...request.headers }
    const options = { token, method: 'PATCH' as const, ...request, headers }
    const { text } = await sendRequest(address + path, options)
    return text ? JSON.parse(text).data : undefined
  }
  const createOne = async (stock?: number): Promise<Product> => {
    turn += 1
    const { _id: id, version } = await send(create(`${prefix}-${turn}`, turn, stock))
    return { id, version }
  }
  /** Runs work on every connection and returns how often it succeeded per second. */
  const rate = async (work: (connection: number) => Promise<number>): Promise<number> => {
    const startedAt = performance.now()
    const counts = await Promise.all(Array.from({ length: connections }, (_, each) => work(each)))
    return (counts.reduce((sum, each) => sum + each, 0) * 1000) / (performance.now() - startedAt)
  }
  type Work = (connection: number, count: number) => Promise<unknown>
  const repeat = (seconds: number, work: Work): Promise<number> => {
    const deadline = performance.now() + seconds * 1000
    return rate(async (connection) => {
      let count = 0
      for (; performance.now() < deadline; count += 1) await work(connection, count)
      return count
    })
  }
  const change = async (product: Product, write: Write) => {
    const data = await send(write((turn += 1)), product)
    product.version = data.version
    return data
  }
  return {
    /** the answers to one write of each kind, apart from id, code and times */
    answers: async () => {
      const product = await createOne()
      const data = []
      for (const write of Object.values(changes)) data.push(await change(product, write))
      return data.map((each) => ({ ...each, _id: '', code: '', createdAt: '', updatedAt: '' }))
    },
    createFor: (seconds: number) => repeat(seconds, async () => products.push(await createOne())),
    changeFor: (seconds: number, write: Write) => {
      const perConnection = Math.floor(products.length / connections)
      return repeat(seconds, async (connection, count) => {
        const product = products[connection + connections * (count % perConnection)]
        if (product) await change(product, write)
      })
    },
    /** Changes the tags of a thousand products at a time. */
    changeInBulk: async (times: number) => {
      while (products.length < 1000) products.push(await createOne())
      const ids = products.slice(0, 1000).map(({ id }) => id)
      const startedAt = performance.now()
      for (let time = 0; time < times; time += 1) {
        const body = { ids, input: { tags: tagsOf((turn += 1)) } }
        const path = '/api/marketplace/products/bulk/update'
        await sendRequest(address + path, { token, method: 'POST', body })
      }
      return (times * ids.length * 1000) / (performance.now() - startedAt)
    },
    /** Runs an import that was checked before. */
    importRows: async (count: number) => {
      const path = `${address}/api/marketplace/products/imports`
      const reach = async (id: string, state: string): Promise<void> => {
        const { text } = await sendRequest(`${path}/${id}`, { token })
        const { data } = JSON.parse(text)
        if (['wrong', 'failed'].includes(data.state)) throw new Error(text.slice(0, 600))
        if (data.state !== state) await setTimeout(20).then(() => reach(id, state))
      }
      const lines = Array.from({ length: count }, () =>
        importedLine(`${prefix}-${(turn += 1)}`, turn),
      )
      const body = [importedColumns, ...lines].join('\n')
      const headers = { 'content-type': 'text/csv' }
      const { text } = await sendRequest(path, { token, method: 'POST', headers, body })
      const { _id: id } = JSON.parse(text).data
      await reach(id, 'ready')
      const startedAt = performance.now()
      await sendRequest(`${path}/${id}/run`, { token, method: 'POST' })
      await reach(id, 'done')
      return (count * 1000) / (performance.now() - startedAt)
    },
    remove: async (count: number) => {
      const unstocked = await Promise.all(Array.from({ length: count }, () => createOne(0)))
      return rate(async (connection) => {
        const own = unstocked.filter((_, index) => index % connections === connection)
        for (const product of own) await send({ method: 'DELETE' }, product)
        return own.length
      })
    },
  }
}
