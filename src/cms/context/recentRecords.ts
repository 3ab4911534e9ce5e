import { useEffect } from 'react'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { useServices } from './services.ts'

/** A reference to an opened record. The title is fetched again, because access may have changed. */
export type RecentRecord = { readonly resource: string; readonly id: string }

const storageKey = 'cms.recent'
const maxRecent = 8

/** Returns the records that this account opened last in this browser, latest first. */
export function readRecentRecords(account: string | undefined): readonly RecentRecord[] {
  const stored = parseObject(localStorage.getItem(storageKey))
  if (!account || stored['account'] !== account) return []
  return listOrEmpty(stored['records']).flatMap((each) =>
    isRecord(each) && typeof each['resource'] === 'string' && typeof each['id'] === 'string'
      ? [{ resource: each['resource'], id: each['id'] }]
      : [],
  )
}

/** Puts a record first. Discards the records that another account opened. */
export function addRecentRecord(account: string | undefined, record: RecentRecord): void {
  if (!account) return
  const others = readRecentRecords(account).filter(({ id }) => id !== record.id)
  const records = [record, ...others].slice(0, maxRecent)
  localStorage.setItem(storageKey, JSON.stringify({ account, records }))
}

/** Forgets the records opened by another account or in a session that has ended. */
export function forgetRecentOfOthers(account: string | undefined): void {
  if (parseObject(localStorage.getItem(storageKey))['account'] !== account)
    localStorage.removeItem(storageKey)
}

/** Adds the record to the recently opened ones. */
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
