import { isFinal } from '#api/isFinal.ts'
import type { KeptList } from './keptList.ts'
import { exchange, type ListApi } from './syncList.ts'

/** How long quick changes are gathered, and how long until an account that was away is asked again, in milliseconds. */
const gathering = 400
const patience = 10_000

/** Keeps a list and its account the same: after each change, when the network or the reader is back. Returns how to stop. */
export function followAccount(list: KeptList, api: ListApi, owner: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let running = false
  let stopped = false
  const later = (delay: number): void => {
    clearTimeout(waiting)
    if (!stopped) waiting = setTimeout(() => void run(), delay)
  }
  async function run(): Promise<void> {
    if (running || stopped) return
    running = true
    try {
      await exchange(list, api, owner, { newId: () => crypto.randomUUID(), isOver: () => stopped })
      if (hasNews()) later(gathering)
    } catch (error) {
      if (!isFinal(error)) later(patience)
    } finally {
      running = false
    }
  }
  const hasNews = (): boolean => (list.read().unsent ?? []).length > 0
  const changed = (): void => {
    if (!running && hasNews()) later(gathering)
  }
  const back = (): void => {
    if (document.visibilityState === 'visible') later(0)
  }
  const unsubscribe = list.subscribe(changed)
  addEventListener('online', back)
  document.addEventListener('visibilitychange', back)
  void run()
  return () => {
    stopped = true
    clearTimeout(waiting)
    unsubscribe()
    removeEventListener('online', back)
    document.removeEventListener('visibilitychange', back)
  }
}
