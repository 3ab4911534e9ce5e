import type { FastifyPluginAsync } from 'fastify'
import type { EngineOptions } from '../engineOptions.ts'
import { offersVerb } from '#resource/access.ts'
import { capabilityRoutes } from './capabilityRoutes.ts'
import { bulkRoutes } from '../bulk/bulkRoutes.ts'
import { exportRoutes } from '../csv/exportRoutes.ts'
import { isImportable } from '../csv/importableFields.ts'
import { importRoutes } from '../import/importRoutes.ts'
import { readRoutes } from './readRoutes.ts'
import { verbRoutes } from './verbRoutes.ts'
import { writeRoutes } from './writeRoutes.ts'

export const staffRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { resource } = options.engine
  if (offersVerb(resource, 'read')) await readRoutes(app, options)
  await writeRoutes(app, options)
  await verbRoutes(app, options)
  await capabilityRoutes(app, options)
  if (resource.singleton) return
  if (offersVerb(resource, 'read')) await exportRoutes(app, options)
  await bulkRoutes(app, options)
  // A separate plugin, because it parses bodies differently; its paths start at the same prefix.
  if (isImportable(resource)) await app.register(importRoutes, { ...options, prefix: '' })
}
