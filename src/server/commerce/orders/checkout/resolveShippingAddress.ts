import { refuseField } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ShippingAddress } from './insertOrder.ts'
import { normalisePhone } from '#server/http/contactFormats.ts'
import { isCountry } from '#server/platform/places/placesRoutes.ts'

/**
 * Returns the country that decides a buyer's tax: of the chosen saved address, or of the default
 * one.
 */
export async function readBuyerCountry(
  db: Database,
  owner: string | undefined,
  address?: string,
): Promise<string | undefined> {
  if (!owner) return undefined
  const query = db.selectFrom('addresses').select('country').where('owner_id', '=', owner)
  const chosen =
    address === undefined ? query.where('is_default', '=', true) : query.where('id', '=', address)
  return (await chosen.executeTakeFirst())?.country
}

/** Returns the shipping address: a new one, or one of the owner's saved addresses. */
export async function resolveShippingAddress(
  db: Database,
  { address, shippingAddress }: { address?: string; shippingAddress?: ShippingAddress },
  owner: string,
): Promise<ShippingAddress | undefined> {
  if (shippingAddress) {
    if (!isCountry(shippingAddress.country ?? ''))
      throw refuseField('/shippingAddress/country', 'field.country')
    // Stored in international format: a leading zero only works inside the country.
    const { phone } = shippingAddress
    return { ...shippingAddress, ...(phone && { phone: normalisePhone(phone) ?? phone }) }
  }
  if (!address) return undefined
  const row = await db
    .selectFrom('addresses')
    .select(['full_name as fullName', 'country', 'city', 'address', 'phone_number as phone'])
    .where('id', '=', address)
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  if (row) return row
  throw refuseField('/address', 'field.missing_target')
}
