import {
  readPart,
  readableEngine,
  type DashboardRequest,
  type DashboardPart,
} from './dashboardRequest.ts'

const endingWithinDays = 30

/** Returns the licences that end soon unless renewed, the earliest first. */
export async function readEndingLicences(
  request: DashboardRequest,
): Promise<(DashboardPart & { readonly from: string; readonly until: string }) | null> {
  const licences = readableEngine(request, 'license-allocation')
  if (!licences) return null
  const from = request.now
  const until = new Date(Date.parse(from) + endingWithinDays * 86_400_000).toISOString()
  const part = await readPart(request, licences, {
    status: ['active'],
    'endsAt[gte]': from,
    'endsAt[lte]': until,
    sort: 'endsAt',
    fields: 'name,quantity,used,endsAt',
  })
  return { from, until, ...part }
}
