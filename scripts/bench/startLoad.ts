import { setTimeout } from 'node:timers/promises'

/** Visitors, a writer and a watcher, all running concurrently without a pause. */
export type LoadGenerator = {
  /** titles of the acknowledged writes */
  readonly writtenTitles: readonly string[]
  readonly resetStats: () => void
  /** what was observed since the last reset */
  readonly readStats: () => LoadStats
  /** milliseconds until the next successful write */
  readonly timeToNextWrite: () => Promise<number>
  readonly stop: () => Promise<void>
}

type LoadStats = {
  /** the slowest response in milliseconds */
  readonly slowestHealthCheck: number
  readonly pages: number
  readonly unanswered: number
}

const pages = ['/en', '/en/products', '/ar/products', '/en/solutions', '/ar']

/** Milliseconds. */
const requestTimeout = 15_000

export async function startLoad(url: string): Promise<LoadGenerator> {
  const stopController = new AbortController()
  const writtenTitles: string[] = []
  let stats = { slowestHealthCheck: 0, pages: 0, unanswered: 0 }
  const get = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(requestTimeout) })
  const authorization = await signIn(get)
  for (const path of pages) await (await get(path)).text()

  const repeatUntilStopped = async (pause: number, work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !stopController.signal.aborted; turn += 1) {
      await work(turn)
      await setTimeout(pause)
    }
  }
  const readPage = async (turn: number): Promise<void> => {
    stats.pages += 1
    const answer = await get(pages[turn % pages.length] ?? '/en').catch(() => undefined)
    await answer?.text().catch(() => undefined)
    if (answer?.status !== 200) stats.unanswered += 1
  }
  const writeTag = async (turn: number): Promise<void> => {
    const title = `written ${turn}`
    const answer = await get('/api/marketplace/tags', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ title }),
    }).catch(() => undefined)
    await answer?.text().catch(() => undefined)
    if (answer?.status === 201) writtenTitles.push(title)
  }
  const checkHealth = async (): Promise<void> => {
    for (const path of ['/healthz', '/readyz']) {
      const startedAt = performance.now()
      await (await get(path)).text()
      stats.slowestHealthCheck = Math.max(stats.slowestHealthCheck, performance.now() - startedAt)
    }
  }
  const loops = [
    ...Array.from({ length: 4 }, () => repeatUntilStopped(20, readPage)),
    repeatUntilStopped(20, writeTag),
    repeatUntilStopped(100, checkHealth),
  ]
  return {
    writtenTitles,
    resetStats: () => void (stats = { slowestHealthCheck: 0, pages: 0, unanswered: 0 }),
    readStats: () => stats,
    timeToNextWrite: async () => {
      const before = writtenTitles.length
      const startedAt = performance.now()
      while (writtenTitles.length === before && performance.now() - startedAt < 60_000)
        await setTimeout(20)
      return performance.now() - startedAt
    },
    stop: async () => {
      stopController.abort()
      await Promise.all(loops)
    },
  }
}

async function signIn(get: (path: string, init: RequestInit) => Promise<Response>) {
  const answer = await get('/api/admins/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@example.com', password: 'Admin-2026!' }),
  })
  const { data }: { data: { accessToken: string } } = await answer.json()
  return `Bearer ${data.accessToken}`
}
