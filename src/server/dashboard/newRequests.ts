import { waitsForStaff } from '#domain/quote/waitsForStaff.ts'
import type { Row } from '#server/engine/context.ts'
import { partOf, readable, shown, type Asked } from './asked.ts'

type Requests = {
  /** what a request waits for where it waits for staff */
  readonly waitsFor: readonly string[]
  readonly waiting: number
  readonly records: readonly Row[]
}

/** The newest ones: those that wait for staff, then as many others as have room. */
export async function newRequests(asked: Asked): Promise<Requests | null> {
  const requests = readable(asked, 'requests')
  if (!requests) return null
  const newest = {
    sort: '-createdAt',
    fields: 'number,type,status,waitsFor,firstName,lastName,companyName',
  }
  const [waiting, all] = await Promise.all([
    partOf(asked, requests, { ...newest, waitsFor: [...waitsForStaff] }),
    partOf(asked, requests, { ...newest, total: false }),
  ])
  const others = all.records.filter(
    ({ waitsFor }) => !waitsForStaff.some((each) => each === waitsFor),
  )
  return {
    waitsFor: waitsForStaff,
    waiting: waiting.count,
    records: [...waiting.records, ...others].slice(0, shown),
  }
}
