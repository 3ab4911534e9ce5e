import type { Catalogue } from '#resource/resource.ts'
import type { Invitations } from '../accounts/invitations.ts'
import type { Database } from '../database/database.ts'
import type { CardVault } from '../payments/cardVault.ts'

export type BehaviourParts = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly invitations: Invitations
  readonly vault: CardVault
}
