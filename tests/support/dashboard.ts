import { expect } from 'vitest'
import type { ApiResponse, ApiCall } from './shop.ts'

type Period = { readonly from: string; readonly to: string }

export const march = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-31T23:59:59.999Z' }

export const today = (): Period => {
  const day = new Date().toISOString().slice(0, 10)
  return { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` }
}

export const requestDashboard = (
  call: ApiCall,
  query: string | Period = march,
  timeZone = 'UTC',
): Promise<ApiResponse> =>
  call(
    'GET',
    `/api/marketplace/dashboard${typeof query === 'string' ? query : `?from=${query.from}&to=${query.to}`}`,
    { headers: { 'x-timezone': timeZone } },
  )

export async function readDashboard(call: ApiCall, period: Period = march, timeZone = 'UTC') {
  const { status, body } = await requestDashboard(call, period, timeZone)
  expect([status, body.error]).toEqual([200, undefined])
  return body.data
}
