import { isPermanentError } from '#api/isPermanentError.ts'
import type { PersistentList } from './persistentList.ts'
import { syncList, type ListApi } from './syncList.ts'

/**
 * How long changes are collected before they are sent, and the delay before an unreachable account
 * is called again, in milliseconds.
 */
const debounceMs = 400
const retryDelay = 10_000

/**
 * Syncs a list with the account after every change and when the network or the user returns.
 * Returns a stop function.
 */
export function keepListSynced(list: PersistentList, api: ListApi, owner: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isStopped = false
  const schedule = (delay: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), delay)
  }
  async function run(): Promise<void> {
    if (isRunning || isStopped) return
    isRunning = true
    try {
      await syncList(list, api, owner, {
        newId: () => crypto.randomUUID(),
        isCancelled: () => isStopped,
      })
      if (hasUnsent()) schedule(debounceMs)
    } catch (error) {
      if (!isPermanentError(error)) schedule(retryDelay)
    } finally {
      isRunning = false
    }
  }
  const hasUnsent = (): boolean => (list.read().unsent ?? []).length > 0
  const onListChange = (): void => {
    if (!isRunning && hasUnsent()) schedule(debounceMs)
  }
  const onReturn = (): void => {
    if (document.visibilityState === 'visible') schedule(0)
  }
  const unsubscribe = list.subscribe(onListChange)
  addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
