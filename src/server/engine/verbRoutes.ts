import type { FastifyPluginAsync } from 'fastify'
import { inLanguage } from '#domain/locale.ts'
import { Refusal } from '#domain/problem.ts'
import { offers } from '#resource/access.ts'
import { actionSchema } from '#resource/variants.ts'
import { copyRecord } from './copy.ts'
import { refusalOf } from './offered.ts'
import { idParams, oneOf } from './schemas.ts'
import { ifMatch, staffKit, type ById, type Written } from './staffKit.ts'
import type { EngineOptions } from './staffRoutes.ts'
import { versionOf } from './version.ts'

/** The verbs that a resource declares beyond reading and writing. */
export const verbRoutes: FastifyPluginAsync<EngineOptions> = async (app, { engine, db }) => {
  const { resource, behaviour } = engine
  const { names, allow, describe, contextOf, send, missing } = staffKit(engine, db)
  const one = resource.labels.one.en.toLowerCase()

  if (resource.copyable && offers(resource, 'create')) {
    app.post<ById>(
      '/:id/copy',
      {
        config: allow('create'),
        schema: describe('copy', `Copy one ${one}`, {
          params: idParams,
          response: { 201: oneOf(names.record) },
        }),
      },
      async (request, reply) =>
        send(reply.code(201), await copyRecord(engine, request.params.id, contextOf(request))),
    )
  }

  const flags = [
    ...(resource.activatable ? flagVerbs('active', 'activate', 'deactivate') : []),
    ...(resource.visible ? flagVerbs('visible', 'show', 'hide') : []),
  ]
  for (const { verb, field, value } of flags) {
    app.post<ById>(
      `/:id/${verb}`,
      {
        config: allow('update'),
        schema: describe(verb, `Set ${field} of one ${one} to ${value}`, {
          params: idParams,
          headers: ifMatch,
          response: { 200: oneOf(names.record) },
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        const version = versionOf(request)
        return send(
          reply,
          await engine.patch(request.params.id, { [field]: value }, version, context),
        )
      },
    )
  }

  for (const [name, action] of Object.entries(resource.actions)) {
    app.post<ById & Written>(
      `/:id/${name}`,
      {
        config: allow(action.access ?? 'update'),
        schema: describe(name, inLanguage(action.label, 'en') ?? name, {
          params: idParams,
          headers: ifMatch,
          ...(action.input ? { body: actionSchema(action.input) } : {}),
          response: { 200: action.opens ? opened : oneOf(names.record) },
        }),
      },
      async (request, reply) => {
        const context = contextOf(request)
        const version = versionOf(request)
        const { id } = request.params
        const place = await engine.within(context, async (inner) => {
          const before = await engine.one(id, inner)
          if (!before) throw missing(request)
          const refusal = behaviour.judges
            ? undefined
            : refusalOf(resource, action, before, request.language)
          // Whoever acts on what they read a while ago is told that first.
          const isStale = version !== undefined && version !== before.version
          if (refusal && !isStale) throw refusal
          const answer = await behaviour.actions?.[name]?.(id, request.body ?? {}, inner, version)
          if (refusal) throw refusal
          return answer
        })
        if (place instanceof Refusal) throw place
        if (action.opens) return { data: place }
        const record = await engine.one(id, context)
        if (!record) throw missing(request)
        return send(reply, record)
      },
    )
  }
}

const opened = {
  type: 'object',
  required: ['data'],
  properties: {
    data: { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
  },
}

const flagVerbs = (field: string, on: string, off: string) => [
  { verb: on, field, value: true },
  { verb: off, field, value: false },
]
