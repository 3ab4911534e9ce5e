import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startSmtp } from '../../../tests/support/smtpServer.ts'
import { fillProductsSql } from '../productData.ts'
import { readStatement } from '../readStatement.ts'
import { mean, standardError } from '../statistics.ts'
import { productCount, startVisits } from './visits.ts'

type Row = Readonly<Record<string, number>>
type Stack = (command: string, ...parameters: number[]) => Promise<string>

/** Runs three servers as the deploying chapter says, under load, while parts of it fail. */
export async function benchDeploy(minutes: number): Promise<string[]> {
  const folder = join(tmpdir(), `deploy-${process.pid}`)
  const smtp = await startSmtp()
  const env = { ...process.env, SMTP_URL: smtp.url }
  const stack: Stack = async (command, ...parameters) => {
    const words = [join(import.meta.dirname, 'stack.sh'), command, folder, ...parameters]
    return (await promisify(execFile)('sh', words.map(String), { env })).stdout.trim()
  }
  const database = new pg.Client('postgres://shop:of-the-database@127.0.0.1:4271/shop')
  try {
    console.log(`\nThree servers, nginx, PgBouncer, primary and replica, ${minutes} minutes`)
    await stack('start')
    await database.connect()
    await database.query(fillProductsSql(productCount))
    await database.query(readStatement('fillBuyers'))
    const { confirmed, missed } = await failUnderLoad(folder, stack, minutes)
    await stack('finishJobs')
    const { rows } = await database.query<Row>(readStatement('countFaults'), [confirmed])
    const { orders, ...wrong } = rows[0] ?? {}
    const counts = Object.entries(wrong).map(([name, count]) => `${name}: ${count}`)
    missed.push(...counts.filter((line) => !line.endsWith(': 0')))
    console.log(`  orders: ${orders}, ${counts.join(', ')}`)
    const mails = new Set(smtp.deliveries.map(({ data }) => /^Message-ID: .*/im.exec(data)?.[0]))
    console.log(`  mails: ${mails.size}, sent again: ${smtp.deliveries.length - mails.size}`)
    return [...missed, ...(await compareProcessorTime(folder, stack))]
  } finally {
    await database.end()
    await stack('stop')
    await smtp.close()
  }
}

async function failUnderLoad(folder: string, stack: Stack, minutes: number) {
  const startedAt = Date.now()
  const visits = startVisits(folder, 300)
  const lines = (await stack('fail', minutes * 3)).split('\n').map((line) => line.split(' '))
  await visits.stop()
  const { exchanges, stale, confirmed } = visits
  const faults = lines.map(([name, from, to]) => ({ name, from: Number(from), to: Number(to) }))
  // What is ended fails the requests that are open meanwhile.
  const deadly = faults.filter(({ name }) => name === 'crash' || name === 'restart')
  const failed = exchanges.filter(({ isFailed }) => isFailed)
  const problems = failed
    .filter(({ from, to }) => !deadly.some((each) => from <= each.to && to >= each.from))
    .map(({ request, from }) => `${request}, after ${from - startedAt} ms`)
  for (const line of [...problems, ...stale]) console.log(`  ${line}`)
  console.log(
    `  ${exchanges.length} requests: ${failed.length - problems.length} failed with what was ended, ${problems.length} otherwise; ${stale.length} were older than known`,
  )
  const memory = faults.filter(({ name }) => name === 'memory').map(({ from }) => from)
  const times = exchanges
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => to - from)
  return {
    confirmed,
    missed: [
      ...(problems.length ? [`${problems.length} requests failed without a reason`] : []),
      ...(stale.length ? [`${stale.length} answers were older than known`] : []),
      ...compareThirds('p99 in ms', times, 0.99, 1.5),
      ...compareThirds('MB of the server that was not ended', memory, 0.5, 1.15),
    ],
  }
}

/** The last third of a series may be so many times the first. */
function compareThirds(name: string, series: readonly number[], share: number, limit: number) {
  const size = Math.ceil(series.length / 3)
  const [first = 0, second = 0, third = 0] = [0, 1, 2].map((part) => {
    const values = series.slice(part * size, (part + 1) * size).toSorted((a, b) => a - b)
    return Math.round(values[Math.floor(values.length * share)] ?? 0)
  })
  console.log(`  ${name}, by thirds of the time: ${first}, ${second}, ${third}`)
  return third > limit * first ? [`${name} rose from ${first} to ${third}`] : []
}

/**
 * A request may cost a tenth more with three servers than with one. They take turns, because the
 * speed of a machine varies. Three servers have three times the visitors, and as many changes of
 * the catalogue: the busier a server is, the less a request costs, because requests of the same
 * moment share work.
 */
async function compareProcessorTime(folder: string, stack: Stack): Promise<string[]> {
  const measure = async (servers: number): Promise<Usage> => {
    await stack('use', servers)
    const crowd = { shoppers: 3 * servers, buyers: 2 * servers, staff: servers }
    const visits = startVisits(folder, 100, crowd)
    // They sign in, and connections of the proxy are made again.
    await stack('usage', 10)
    const count = visits.exchanges.length
    const seconds = Number(await stack('usage', 20))
    const requests = visits.exchanges.slice(count)
    await visits.stop()
    // Their jobs belong to this measurement.
    await stack('finishJobs')
    const failed = requests.filter(({ isFailed }) => isFailed).length
    return { seconds, requests: requests.length - failed, failed }
  }
  // Code of a server that has just been started is compiled after tens of thousands of requests.
  const warmUp = startVisits(folder, 25)
  await stack('usage', 300)
  await warmUp.stop()
  const [three, one]: [Usage[], Usage[]] = [[], []]
  for (const _ of Array.from({ length: 6 })) {
    three.push(await measure(3))
    one.push(await measure(1))
  }
  await stack('finishJobs')
  const idle = Number(await stack('usage', 20)) / 3
  // The jobs of the requests are shared by all servers, also by the two that get no requests.
  const timesOfOne = one.map((usage) => timePerRequest(usage, 2 * idle))
  const timesOfThree = three.map((usage) => timePerRequest(usage))
  const ratios = timesOfThree.map((time, index) => time / (timesOfOne[index] ?? 0))
  const error = standardError(ratios).toFixed(2)
  const figures = `${mean(timesOfThree).toFixed(2)}, with one server ${mean(timesOfOne).toFixed(2)}, ratio ${mean(ratios).toFixed(2)} ±${error}`
  const rounds = ratios.map((ratio) => ratio.toFixed(2)).join(', ')
  console.log(`  ms of processor time a request: ${figures} (${rounds})`)
  const total = (usages: readonly Usage[]): number =>
    usages.reduce((sum, { requests }) => sum + requests, 0)
  const failed = [...three, ...one].reduce((sum, usage) => sum + usage.failed, 0)
  console.log(`  of ${total(three)} requests, with one server ${total(one)}; ${failed} failed`)
  console.log(`  an idle server uses ${(idle * 5).toFixed(2)} % of a processor`)
  return [
    ...(mean(ratios) > 1.1 ? [`processor time a request: ${figures}`] : []),
    ...(failed ? [`${failed} requests failed without a reason`] : []),
  ]
}

type Usage = Readonly<{ seconds: number; requests: number; failed: number }>

const timePerRequest = ({ seconds, requests }: Usage, unrelated = 0): number =>
  (1000 * (seconds - unrelated)) / requests
