import type { TapApi } from './tapApi.ts'

export const readCharge = (api: TapApi, ref: string): Promise<unknown> =>
  api.get(`/charges/${encodeURIComponent(ref)}`)
