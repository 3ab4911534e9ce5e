import type { Address, AddressesApi } from '../profile/addresses/addressesApi.ts'

/** Keeps the last typed address for one order, for shops without saved addresses. */
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
