import type { Catalogue } from '#resource/resource.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Engine, Engines } from './engine.ts'

export type EngineOptions = {
  readonly engine: Engine
  readonly engines: Engines
  readonly catalogue: Catalogue
  readonly db: Database
  /** the brand of the back office */
  readonly brand: string
  readonly jobs: Pick<Jobs, 'send'>
}
