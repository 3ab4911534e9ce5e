import { describe, expect, it } from 'vitest'
import { licenceLifecycle, licenceMoves, licenceStatuses } from '#domain/licence/licenceStatus.ts'

const ways: Readonly<Record<string, string>> = {
  'active suspended': 'suspend staff',
  'suspended active': 'resume staff',
  'active revoked': 'revoke staff',
  'suspended revoked': 'revoke staff',
  'expired revoked': 'revoke staff',
  'active expired': 'expire system',
  'suspended expired': 'expire system',
  'expired active': 'renew staff,system',
}
const pairs = licenceStatuses.flatMap((from) => licenceStatuses.map((to) => [from, to] as const))

describe('licence transitions', () => {
  it.each(pairs)('from %s to %s match the table', (from, to) => {
    const move = licenceLifecycle.moveOf(from, to)
    expect(move && `${move.verb} ${move.by.join(',')}`).toBe(ways[`${from} ${to}`])
  })

  it('include every verb, each transition once', () => {
    expect(licenceMoves).toHaveLength(Object.keys(ways).length)
    expect(new Set(licenceMoves.map(({ verb }) => verb)).size).toBe(5)
  })

  it('end only with revoking', () => {
    expect(licenceLifecycle.terminalStatuses).toEqual(['revoked'])
  })
})
