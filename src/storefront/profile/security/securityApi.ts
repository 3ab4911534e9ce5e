import { unwrapResponse, unwrapBody } from '#api/unwrapResponse.ts'
import type { ApiClient } from '#api/client.ts'
import type { Profile } from '#api/marketplaceAuth.ts'
import type { paths } from '#openapi/types.gen.ts'

type PasswordChange = { readonly password: string; readonly newPassword: string }

/** Each kind of user has its own endpoint for changing the password. */
const passwordPaths = {
  customer: '/api/users/{id}/password',
  company: '/api/companies/{id}/password',
  tenantUser: '/api/tenant-management/users/{id}/password',
  admin: '/api/admins/admins/{id}/password',
} as const satisfies Record<Profile['kind'], keyof paths>

export async function changePassword(
  client: ApiClient,
  { kind, _id: id }: Profile,
  body: PasswordChange,
): Promise<void> {
  await unwrapResponse(client.PATCH(passwordPaths[kind], { params: { path: { id } }, body }))
}

/** A device on which the user is signed in. */
export type DeviceSession = {
  readonly id: string
  readonly userAgent: string
  readonly ip: string
  readonly usedAt: string
  readonly isBackOffice: boolean
  readonly isCurrent: boolean
}

/** Returns the current device first, then the others by their last use. */
export async function listDevices(client: ApiClient): Promise<readonly DeviceSession[]> {
  const { data } = await unwrapBody(client.GET('/api/account/sessions'))
  return data
    .map(({ _id = '', device = '', ip = '', usedAt = '', audience, current = false }) => ({
      id: _id,
      userAgent: device,
      ip,
      usedAt,
      isBackOffice: audience === 'cms',
      isCurrent: current,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

export async function signOutDevice(client: ApiClient, id: string): Promise<void> {
  await unwrapResponse(client.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }))
}

export async function signOutEverywhere(client: ApiClient): Promise<void> {
  await unwrapResponse(client.DELETE('/api/account/sessions'))
}
