import { pendingStaffActions } from '#domain/quote/pendingStaffActions.ts'
import { readPart, readableEngine, maxShown, type DashboardRequest } from './dashboardRequest.ts'

/** Returns the newest requests: those that wait for staff, then others up to the limit. */
export async function readNewRequests(request: DashboardRequest) {
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
