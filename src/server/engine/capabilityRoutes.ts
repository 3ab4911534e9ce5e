import type { FastifyPluginAsync } from 'fastify'
import { offers } from '#resource/access.ts'
import { guardInput, shownFields } from './guard.ts'
import { memberRoutes } from './memberRoutes.ts'
import { place } from './place.ts'
import { restore } from './restore.ts'
import { idParams, oneOf, ref } from './schemas.ts'
import { onlyIdOf } from './singletons.ts'
import { ifMatch, staffKit, type ById, type Written } from './staffKit.ts'
import type { EngineOptions } from './engineOptions.ts'
import { versionOf } from './version.ts'

/** What the capabilities of a resource add to reading and writing its records. */
export const capabilityRoutes: FastifyPluginAsync<EngineOptions> = async (app, options) => {
  const { engine, db } = options
  const { resource } = engine
  const { names, allow, describe, contextOf, missing, send } = staffKit(engine, db)
  const one = resource.labels.one.en.toLowerCase()
  const answer = { response: { 200: oneOf(names.record) } }

  if (offers(resource, 'update')) addRestore()
  if (resource.ordered && offers(resource, 'update')) addMove()
  if (resource.singleton) addOnlyOne()
  if (resource.members.length) await memberRoutes(app, options)

  function addRestore(): void {
    app.post<ById & { Body: { version: number } }>(
      '/:id/restore',
      {
        config: allow('update'),
        schema: describe('restore', `Take one ${one} back to what it was at a version`, {
          params: idParams,
          headers: ifMatch,
          body: {
            type: 'object',
            required: ['version'],
            additionalProperties: false,
            properties: { version: { type: 'integer', minimum: 1 } },
          },
          ...answer,
        }),
      },
      async (request, reply) => {
        const asked = { to: request.body.version, version: versionOf(request) }
        return send(reply, await restore(engine, request.params.id, asked, contextOf(request)))
      },
    )
  }

  function addMove(): void {
    app.post<ById & { Body: { to: number } }>(
      '/:id/move',
      {
        config: allow('update'),
        schema: describe('move', `Move one ${one} to a position in the order, counted from 1`, {
          params: idParams,
          body: {
            type: 'object',
            required: ['to'],
            additionalProperties: false,
            properties: { to: { type: 'integer', minimum: 1, maximum: 1_000_000 } },
          },
          ...answer,
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        const { id } = request.params
        await place(engine, id, request.body.to, context)
        const record = await engine.one(id, context)
        if (!record) throw missing(request)
        return send(reply, record)
      },
    )
  }

  function addOnlyOne(): void {
    const onlyId = onlyIdOf(engine)
    app.get(
      '/',
      {
        config: allow('read'),
        schema: describe('readOnly', `Read the ${one}`, answer),
      },
      async (request, reply) => {
        const fields = shownFields(resource, resource.fields, request.account)
        const record = await engine.one(onlyId, contextOf(request), fields)
        if (!record) throw missing(request)
        return send(reply, record)
      },
    )
    app.patch<Written>(
      '/',
      {
        config: allow('update'),
        schema: describe('updateOnly', `Change the ${one}`, {
          headers: ifMatch,
          body: ref(names.update),
          ...answer,
        }),
      },
      async (request, reply) => {
        guardInput(resource, request.body, request.account)
        const context = contextOf(request)
        return send(reply, await engine.patch(onlyId, request.body, versionOf(request), context))
      },
    )
  }
}
