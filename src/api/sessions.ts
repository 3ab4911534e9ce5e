import { queryOptions } from '@tanstack/react-query'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'

/** A device on which the user is signed in. */
export type Session = {
  readonly _id: string
  readonly audience: 'cms' | 'marketplace'
  readonly ip: string
  readonly device: string
  readonly usedAt: string
  /** whether this is the session of this request */
  readonly current: boolean
}

export type Sessions = {
  list(): Promise<readonly Session[]>
  end(id: string): Promise<void>
  /** including the current session */
  endAll(): Promise<void>
}

export const createSessions = (client: ApiClient): Sessions => ({
  async list() {
    const { data } = await unwrapBody(client.GET('/api/account/sessions'))
    return data.map(
      ({ _id = '', audience = 'cms', ip = '', device = '', usedAt = '', current }) => ({
        _id,
        audience,
        ip,
        device,
        usedAt,
        current: current ?? false,
      }),
    )
  },
  async end(id) {
    await unwrapResponse(client.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }))
  },
  async endAll() {
    await unwrapResponse(client.DELETE('/api/account/sessions'))
  },
})

export const sessionsKey = ['sessions'] as const

export const sessionsQuery = (sessions: Sessions) =>
  queryOptions({ queryKey: sessionsKey, queryFn: () => sessions.list(), staleTime: 0 })
