import { setTimeout } from 'node:timers/promises'

/** Visitors, somebody who writes and somebody who watches, all at once and all the time. */
export type Load = {
  /** titles of what was acknowledged */
  readonly written: readonly string[]
  readonly begin: () => void
  /** what was seen since it began */
  readonly end: () => Seen
  /** how long until something is written again, in milliseconds */
  readonly untilWritten: () => Promise<number>
  readonly stop: () => Promise<void>
}

type Seen = {
  /** the longest that an answer took, in milliseconds */
  readonly health: number
  readonly pages: number
  readonly unanswered: number
}

const pages = ['/en', '/en/products', '/ar/products', '/en/solutions', '/ar']

/** Longer than this nobody waits, in milliseconds. */
const longest = 15_000

export async function loadShop(url: string): Promise<Load> {
  const over = new AbortController()
  const written: string[] = []
  let seen = { health: 0, pages: 0, unanswered: 0 }
  const get = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(longest) })
  const authorization = await signIn(get)
  for (const path of pages) await (await get(path)).text()

  const repeatedly = async (pause: number, work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await work(turn)
      await setTimeout(pause)
    }
  }
  const look = async (turn: number): Promise<void> => {
    seen.pages += 1
    const answer = await get(pages[turn % pages.length] ?? '/en').catch(() => undefined)
    await answer?.text().catch(() => undefined)
    if (answer?.status !== 200) seen.unanswered += 1
  }
  const write = async (turn: number): Promise<void> => {
    const title = `written ${turn}`
    const answer = await get('/api/marketplace/tags', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ title }),
    }).catch(() => undefined)
    await answer?.text().catch(() => undefined)
    if (answer?.status === 201) written.push(title)
  }
  const watch = async (): Promise<void> => {
    for (const path of ['/healthz', '/readyz']) {
      const began = performance.now()
      await (await get(path)).text()
      seen.health = Math.max(seen.health, performance.now() - began)
    }
  }
  const all = [
    ...Array.from({ length: 4 }, () => repeatedly(20, look)),
    repeatedly(20, write),
    repeatedly(100, watch),
  ]
  return {
    written,
    begin: () => void (seen = { health: 0, pages: 0, unanswered: 0 }),
    end: () => seen,
    untilWritten: async () => {
      const before = written.length
      const began = performance.now()
      while (written.length === before && performance.now() - began < 60_000) await setTimeout(20)
      return performance.now() - began
    },
    stop: async () => {
      over.abort()
      await Promise.all(all)
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
