import type { TapApi } from './api.ts'

export const readCharge = (api: TapApi, ref: string): Promise<unknown> =>
  api.get(`/charges/${encodeURIComponent(ref)}`)
