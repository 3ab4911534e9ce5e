import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { hashPassword } from '#server/accounts/password.ts'
import { startSmtp } from '../../../tests/support/smtpServer.ts'
import { ensureBuilt } from '../../vite/ensureBuilt.ts'
import { fillProductsSql } from '../productData.ts'
import { readStatement } from '../readStatement.ts'
import { databaseUrl, runStack, serversIn, type Exchange, type Server } from './stack.ts'
import { buyers, productCount, startVisits } from './visits.ts'

/** Runs three servers as the deploying chapter says, under load, while parts of it fail. */
export async function benchDeploy(minutes: number): Promise<string[]> {
  for (const key of ['_server', defaultBrand]) await ensureBuilt(key)
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const smtp = await startSmtp()
  process.env['SMTP_URL'] = smtp.url
  const servers = serversIn(folder)
  const database = new pg.Client({ connectionString: databaseUrl })
  try {
    console.log(
      `\nThree servers behind nginx, PgBouncer, a primary and a replica, ${minutes} minutes`,
    )
    await runStack('start', folder)
    await Promise.all(servers.map(({ start }) => start()))
    await database.connect()
    await database.query(fillProductsSql(productCount))
    const hash = await hashPassword(buyers.password)
    const fillBuyers = readStatement('fillBuyers').replaceAll(':count', String(buyers.count))
    await database.query(fillBuyers.replace(":'hash'", () => `'${hash}'`))
    const { confirmed, missed } = await failUnderLoad(folder, servers, minutes)
    missed.push(...(await findWrongRows(database, confirmed)))
    const mails = new Set(smtp.deliveries.map(({ data }) => /^Message-ID: .*/im.exec(data)?.[0]))
    console.log(`  mails: ${mails.size}, sent again: ${smtp.deliveries.length - mails.size}`)
    return [...missed, ...(await compareProcessorTime(folder, servers))]
  } finally {
    await database.end()
    await Promise.allSettled(servers.map(({ end }) => end('SIGKILL')))
    await runStack('stop', folder)
    await smtp.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In milliseconds, as all times here. */
const interval = 20_000

/**
 * Ends one server after the other, in turn as an update and as a crash do, and starts it again; in
 * between, the pooler is restarted, or the replica falls behind.
 */
async function failUnderLoad(folder: string, servers: readonly Server[], minutes: number) {
  const visits = startVisits(folder, 100)
  const startedAt = performance.now()
  const memory: number[] = []
  /** Requests that are open meanwhile may fail. */
  const faults: { readonly name: string; readonly from: number; readonly to: number }[] = []
  const cause = async (name: string, work: () => Promise<void> | undefined): Promise<void> => {
    const from = performance.now()
    await work()
    faults.push({ name, from, to: performance.now() })
  }
  const until = (time: number) => setTimeout(Math.max(0, startedAt + time - performance.now()))
  for (let round = 0; (round + 1) * interval <= minutes * 60_000; round += 1) {
    const [crashes, server] = [round % 2 > 0, servers[1 + (round % (servers.length - 1))]]
    await cause(crashes ? 'SIGKILL' : '', () => server?.end(crashes ? 'SIGKILL' : 'SIGTERM'))
    await server?.start()
    await until((round + 0.5) * interval)
    const other = ['restartPooler', 'pauseReplica', 'resumeReplica'][round % 3] ?? ''
    await cause(other, () => runStack(other, folder))
    // The first one is never ended, so its memory tells about all the time.
    memory.push(servers[0]?.readUsage().memory ?? 0)
    await until((round + 1) * interval)
  }
  await visits.stop()
  const { exchanges, stale, confirmed } = visits
  const failed = exchanges.filter(isFailure)
  const isExplained = ({ from, to }: Exchange): boolean =>
    faults.some((each) => /KILL|Pooler/.test(each.name) && from <= each.to && to >= each.from)
  const unexplained = failed.filter((each) => !isExplained(each))
  for (const { request, status, from, to } of unexplained.slice(0, 50)) {
    const { name = '', from: before = 0 } = faults.findLast((each) => each.from < to) ?? {}
    console.log(`  ${status} ${request}, ${from - before} to ${to - before} ms after ${name}`)
  }
  for (const line of stale) console.log(`  ${line}`)
  console.log(
    `  requests: ${exchanges.length}, failed with what was ended: ${failed.length - unexplained.length}, failed otherwise: ${unexplained.length}, older than known: ${stale.length}`,
  )
  const thirds = [0, 1, 2].map((third) => {
    const isIn = (at: number, count: number) => Math.floor((3 * at) / count) === third
    const times = exchanges.filter(({ from }) => isIn(from - startedAt, minutes * 60_000))
    return {
      p99: percentile(
        times.map(({ from, to }) => to - from),
        0.99,
      ),
      memory: percentile(
        memory.filter((_, at) => isIn(at, memory.length)),
        0.5,
      ),
    }
  })
  for (const { p99, memory: used } of thirds)
    console.log(
      `  p99 ${p99.toFixed(0)} ms   memory of the server that was not ended ${used.toFixed(0)} MB`,
    )
  const [first, , last] = thirds
  return {
    confirmed,
    missed: [
      ...(unexplained.length ? [`${unexplained.length} requests failed without a reason`] : []),
      ...(stale.length ? [`${stale.length} answers were older than their visitors knew`] : []),
      ...(first && last && last.p99 > first.p99 * 1.5 ? ['p99 rose'] : []),
      ...(first && last && last.memory > first.memory * 1.15 ? ['memory rose'] : []),
    ],
  }
}

/** Of a scarce product, nothing may be left. */
const isFailure = ({ request, status }: Exchange): boolean =>
  status < 200 || status > (request.startsWith('POST') && status === 409 ? 409 : 399)

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

async function findWrongRows(database: pg.Client, confirmed: readonly string[]): Promise<string[]> {
  const count = async () =>
    (await database.query<Record<string, number>>(readStatement('countFaults'), [confirmed]))
      .rows[0] ?? {}
  let counts = await count()
  for (let time = 0; time < 60 && counts['unfinished_jobs']; time += 1) {
    await setTimeout(1000)
    counts = await count()
  }
  console.log(
    `  ${Object.entries(counts)
      .map((each) => each.join(': '))
      .join(', ')}`,
  )
  const { orders, ...wrong } = counts
  return Object.entries(wrong).flatMap(([name, rows]) => (rows ? [`${name}: ${rows}`] : []))
}

/** A request may cost a tenth more with three servers than with one. */
async function compareProcessorTime(folder: string, servers: readonly Server[]): Promise<string[]> {
  const measure = async (running: readonly Server[]): Promise<number> => {
    const visits = startVisits(folder, 20)
    await setTimeout(5000)
    const cpu = () => running.reduce((sum, { readUsage }) => sum + readUsage().cpu, 0)
    const [before, count] = [cpu(), visits.exchanges.length]
    await setTimeout(20_000)
    const time = (1000 * (cpu() - before)) / (visits.exchanges.length - count)
    await visits.stop()
    console.log(`  processor time with ${running.length} servers: ${time.toFixed(2)} ms a request`)
    return time
  }
  const others = servers.slice(1)
  const three = await measure(servers)
  for (const { end } of others) await end('SIGTERM')
  const one = await measure(servers.slice(0, 1))
  return three > one * 1.1
    ? [`processor time is ${(three / one).toFixed(2)} times that of one`]
    : []
}
