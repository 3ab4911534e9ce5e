import type { FastifyPluginAsync } from 'fastify'
import type { EngineOptions } from './engineOptions.ts'
import { offersVerb } from '#resource/access.ts'
import { capabilityRoutes } from './capabilityRoutes.ts'
import { bulkRoutes } from './bulk/bulkRoutes.ts'
import { exportRoutes } from './csv/exportRoutes.ts'
import { isImportable } from './csv/importableFields.ts'
import { importRoutes } from './import/importRoutes.ts'
import { readRoutes } from './readRoutes.ts'
import { verbRoutes } from './verbRoutes.ts'
import { writeRoutes } from './writeRoutes.ts'

/** Every route staff has to one resource, by what its declaration offers. */
export const staffRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { resource } = options.engine
  if (offersVerb(resource, 'read')) await readRoutes(app, options)
  await writeRoutes(app, options)
  await verbRoutes(app, options)
  await capabilityRoutes(app, options)
  if (resource.singleton) return
  if (offersVerb(resource, 'read')) await exportRoutes(app, options)
  await bulkRoutes(app, options)
  // A plugin of its own, because its bodies are read in another way; its addresses begin where these do.
  if (isImportable(resource)) await app.register(importRoutes, { ...options, prefix: '' })
}
