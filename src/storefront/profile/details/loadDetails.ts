import { unwrapBody } from '#api/unwrapResponse.ts'
import { createPlaceDirectory } from '#api/registration.ts'
import { loadPlaceNames, type PlaceNames } from '../placeNames.ts'
import type { SignedInUser } from '../../account/signedInUser.ts'

type Names = Readonly<Record<string, string>>

/** Names for the codes in a profile. */
export type DetailNames = {
  readonly places: PlaceNames
  readonly deviceProfiles: Names
  readonly networkServers: Names
}

export async function loadDetails({ user, client }: SignedInUser): Promise<DetailNames> {
  const [places, enums] = await Promise.all([
    loadPlaceNames(createPlaceDirectory(client), [user.address?.country ?? '']),
    user.tenant
      ? unwrapBody(client.GET('/api/metadata')).then(({ data }) => data?.enums)
      : undefined,
  ])
  return {
    places,
    deviceProfiles: enums?.['products.communicationType'] ?? {},
    networkServers: enums?.['products.networkServers'] ?? {},
  }
}
