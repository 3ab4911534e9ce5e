import type { Address, AddressesApi } from '../profile/addresses/addressesApi.ts'

/** Where none is kept with the account: the address that was typed last, for this one time. */
export function createTemporaryAddresses(): Pick<AddressesApi, 'list' | 'add'> {
  let typed: readonly Address[] = []
  return {
    list: async () => typed,
    add: async ({ isDefault: _, ...input }) => {
      const now = new Date().toISOString()
      typed = [{ ...input, _id: crypto.randomUUID(), version: 1, createdAt: now, updatedAt: now }]
    },
  }
}
