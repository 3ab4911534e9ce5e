import type { Catalogue } from '#resource/resource.ts'
import type { Invitations } from '../accounts/invitations.ts'
import type { Database } from '../database/database.ts'
import type { Engines } from '../engine/engine.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { OrderParts } from '../orders/parts.ts'
import type { CardVault } from '../payments/cardVault.ts'
import type { Shop } from '../shop/shop.ts'

export type BehaviourParts = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly invitations: Invitations
  readonly jobs: Pick<Jobs, 'has' | 'send'>
  readonly vault: CardVault
  readonly orders: OrderParts
  readonly shop: Shop
  /** made from the behaviours themselves: there once somebody acts */
  readonly engines: () => Engines
}
