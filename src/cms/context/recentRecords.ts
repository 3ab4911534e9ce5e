import { useEffect } from 'react'
import { asList, isRecord } from '#resource/kinds/kind.ts'
import { useServices } from './services.ts'

/** A record by where it is; what it is called is asked for again, of whoever may read it. */
export type RecentRecord = { readonly resource: string; readonly id: string }

const storageKey = 'cms.recent'
const maxRecent = 8

/** What this account opened last in this browser, the latest first. */
export function readRecentRecords(account: string | undefined): readonly RecentRecord[] {
  const stored = parseObject(localStorage.getItem(storageKey))
  if (!account || stored['account'] !== account) return []
  return asList(stored['records']).flatMap((each) =>
    isRecord(each) && typeof each['resource'] === 'string' && typeof each['id'] === 'string'
      ? [{ resource: each['resource'], id: each['id'] }]
      : [],
  )
}

/** Puts a record first. What another account opened goes with that. */
export function addRecentRecord(account: string | undefined, record: RecentRecord): void {
  if (!account) return
  const others = readRecentRecords(account).filter(({ id }) => id !== record.id)
  const records = [record, ...others].slice(0, maxRecent)
  localStorage.setItem(storageKey, JSON.stringify({ account, records }))
}

/** Nobody finds what another account opened, nor anybody what is left of a session that ended. */
export function forgetRecentOfOthers(account: string | undefined): void {
  if (parseObject(localStorage.getItem(storageKey))['account'] !== account)
    localStorage.removeItem(storageKey)
}

/** Remembers that a record is being looked at. */
export function useTrackRecentRecord(resource: string, id: string | undefined): void {
  const { tokens } = useServices()
  useEffect(() => {
    if (id) addRecentRecord(tokens.userId(), { resource, id })
  }, [tokens, resource, id])
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
