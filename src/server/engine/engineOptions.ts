import type { Catalogue } from '#resource/resource.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Engine, Engines } from './engine.ts'

/** What the routes of one resource are made from. */
export type EngineOptions = {
  readonly engine: Engine
  readonly engines: Engines
  readonly catalogue: Catalogue
  readonly db: Database
  /** whose back office it is */
  readonly brand: string
  readonly jobs: Pick<Jobs, 'send'>
}
