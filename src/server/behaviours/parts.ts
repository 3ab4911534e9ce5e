import type { Database } from '../database/database.ts'

export type BehaviourParts = { readonly db: Database }
