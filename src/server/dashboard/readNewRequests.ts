import { pendingStaffActions } from '#domain/quote/pendingStaffActions.ts'
import type { Row } from '#server/engine/context.ts'
import { readPart, readableEngine, maxShown, type DashboardRequest } from './dashboardRequest.ts'

type WaitingRequests = {
  /** what a request waits for where it waits for staff */
  readonly waitsFor: readonly string[]
  readonly waiting: number
  readonly records: readonly Row[]
}

/** The newest ones: those that wait for staff, then as many others as have room. */
export async function readNewRequests(request: DashboardRequest): Promise<WaitingRequests | null> {
  const requests = readableEngine(request, 'requests')
  if (!requests) return null
  const newest = {
    sort: '-createdAt',
    fields: 'number,type,status,waitsFor,firstName,lastName,companyName',
  }
  const [waiting, all] = await Promise.all([
    readPart(request, requests, { ...newest, waitsFor: [...pendingStaffActions] }),
    readPart(request, requests, { ...newest, total: false }),
  ])
  const others = all.records.filter(
    ({ waitsFor }) => !pendingStaffActions.some((each) => each === waitsFor),
  )
  return {
    waitsFor: pendingStaffActions,
    waiting: waiting.count,
    records: [...waiting.records, ...others].slice(0, maxShown),
  }
}
