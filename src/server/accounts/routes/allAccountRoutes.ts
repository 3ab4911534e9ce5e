import type { FastifyPluginAsync } from 'fastify'
import { authRealms } from '../authRealms.ts'
import type { AccountParts } from '../accountParts.ts'
import { profileSchema, tags, text } from '../accountSchemas.ts'
import { setBrowserCookie } from '../knownBrowsers.ts'
import { moveRefreshTokenToCookie } from '../sessionCookies.ts'
import { accountRoutes } from './accountRoutes.ts'
import { enrolmentRoutes } from './enrolmentRoutes.ts'
import { factorRoutes } from './factorRoutes.ts'
import { forgotPasswordRoutes } from './forgotPasswordRoutes.ts'
import { profileRoutes } from './profileRoutes.ts'
import { registerRoutes } from './registerRoutes.ts'
import { resetLinkRoutes } from './resetLinkRoutes.ts'
import { secondFactorRoutes } from './secondFactorRoutes.ts'
import { signInRoutes } from './signInRoutes.ts'
import { tenantRoutes } from './tenantRoutes.ts'

const botCheckSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['provider'],
      properties: {
        provider: { type: 'string', enum: ['altcha', 'recaptcha', 'off'] },
        siteKey: text,
        challenge: { type: 'object', additionalProperties: true },
      },
    },
  },
}

/** All account routes: those of each of the four realms, and the shared ones. */
export const allAccountRoutes: FastifyPluginAsync<AccountParts> = async (app, parts) => {
  app.addSchema(profileSchema)
  app.addHook('preSerialization', moveRefreshTokenToCookie)
  app.addHook('onSend', (request, reply, _, done) => {
    setBrowserCookie(request, reply)
    done()
  })
  app.get(
    '/bot-check',
    {
      config: { access: 'anyone' },
      schema: {
        operationId: 'botCheck',
        summary: 'What a browser must answer before it may sign in',
        tags,
        response: { 200: botCheckSchema },
      },
    },
    async () => ({ data: await parts.botCheck.getChallenge() }),
  )
  for (const authRealm of authRealms) {
    await app.register(signInRoutes, { authRealm, parts })
    await app.register(forgotPasswordRoutes, { authRealm, parts })
    await app.register(profileRoutes, { authRealm, parts })
  }
  await app.register(registerRoutes, parts)
  await app.register(accountRoutes, parts)
  await app.register(resetLinkRoutes, parts)
  await app.register(secondFactorRoutes, parts)
  await app.register(enrolmentRoutes, parts)
  await app.register(factorRoutes, parts)
  await app.register(tenantRoutes, parts)
}
