import type { FastifyPluginAsync } from 'fastify'
import { offers } from '#resource/access.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Database } from '../database/database.ts'
import type { Engine } from './engine.ts'
import { readRoutes } from './readRoutes.ts'
import { verbRoutes } from './verbRoutes.ts'
import { writeRoutes } from './writeRoutes.ts'

export type EngineOptions = {
  readonly engine: Engine
  readonly catalogue: Catalogue
  readonly db: Database
}

/** Every route staff has to one resource, by what its declaration offers. */
export const staffRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { resource } = options.engine
  if (offers(resource, 'read')) await readRoutes(app, options)
  await writeRoutes(app, options)
  await verbRoutes(app, options)
}
