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

describe('licences', () => {
  it.each(pairs)('that are %s become %s or do not', (from, to) => {
    const move = licenceLifecycle.moveOf(from, to)
    expect(move && `${move.verb} ${move.by.join(',')}`).toBe(ways[`${from} ${to}`])
  })

  it('have every verb, each way once', () => {
    expect(licenceMoves).toHaveLength(Object.keys(ways).length)
    expect(new Set(licenceMoves.map(({ verb }) => verb)).size).toBe(5)
  })

  it('come to an end only where they are taken back', () => {
    expect(licenceLifecycle.terminalStatuses).toEqual(['revoked'])
  })
})
