import fastifyRateLimit from '@fastify/rate-limit'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { refuse } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { authenticate } from './accounts/authenticate.ts'
import type { BotCheck } from './accounts/botCheck.ts'
import { accountRoutes } from './accounts/routes.ts'
import type { Tokens } from './accounts/tokens.ts'
import type { Connection } from './database/database.ts'
import { run } from './database/database.ts'
import type { Engines } from './engine/engine.ts'
import { publicRoutes } from './engine/publicRoutes.ts'
import { addSchemas } from './engine/schemas.ts'
import { staffRoutes } from './engine/staffRoutes.ts'
import type { Files } from './files/files.ts'
import { fileRoutes, uploadRoutes } from './files/routes.ts'
import { addDocument } from './document.ts'
import { addLanguage } from './language.ts'
import { addMetrics } from './metrics.ts'
import { addPlainText } from './plainText.ts'
import { addProblems, answerUnroutable } from './problems.ts'
import { metadataRoutes } from './shop/metadata.ts'
import { settingsRoutes } from './shop/settings.ts'
import { requestLogger } from './requestLogger.ts'
import { addSecurityHeaders } from './securityHeaders.ts'
import { addValidation } from './validation.ts'

export type AppParts = {
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly engines: Engines
  readonly files: Files
  readonly tokens: Tokens
  readonly botCheck: BotCheck
  readonly logger?: FastifyServerOptions['logger']
}

/** The API, from its parts. Pages are added by whoever serves them; nobody listens yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { connection, catalogue, engines, files, tokens, botCheck } = parts
  const { db } = connection
  const app = Fastify({
    logger: parts.logger ?? false,
    childLoggerFactory: requestLogger,
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: answerUnroutable,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
  })
  addProblems(app)
  addValidation(app)
  addPlainText(app)
  addLanguage(app)
  addSecurityHeaders(app)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    inflateIfDeflated: false,
  })
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: (_, { ttl }) =>
      refuse('too_many_requests', { values: { seconds: Math.ceil(ttl / 1000) } }),
  })
  addMetrics(app)
  await addDocument(app)
  addSchemas(app, catalogue)
  app.decorateRequest('account', undefined)

  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({
    status: 'ok',
  }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async () => {
    await run(db, 'select 1').catch(() => {
      throw refuse('unavailable')
    })
    return { status: 'ready' }
  })
  await app.register(fileRoutes, { files })

  await app.register(
    async (api) => {
      api.addHook('onRequest', authenticate(tokens))
      api.addHook('onRequest', (request, reply, done) => {
        reply.headers(request.account ? forOne : forAll)
        done()
      })
      await api.register(accountRoutes, { db, tokens, botCheck })
      await api.register(uploadRoutes, { files })
      await api.register(metadataRoutes, { catalogue })
      await api.register(settingsRoutes, { prefix: '/marketplace-customer' })
      for (const engine of engines.values()) {
        const { resource } = engine
        const options = { engine, catalogue, db }
        await api.register(staffRoutes, { ...options, prefix: `/marketplace/${resource.name}` })
        if (resource.public) {
          const prefix = `/marketplace-customer/${resource.public.path}`
          await api.register(publicRoutes, { ...options, prefix })
        }
      }
    },
    { prefix: '/api' },
  )
  return app
}

/** Answers differ by language; those to a person are nobody else's. */
const forAll = { vary: 'accept-language', 'cache-control': 'no-cache' } as const
const forOne = { vary: 'accept-language', 'cache-control': 'private, no-store' } as const
