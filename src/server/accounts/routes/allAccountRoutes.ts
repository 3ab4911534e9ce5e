import type { FastifyPluginAsync } from 'fastify'
import { authRealms } from '../authRealms.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { text, dataResponse } from '#server/http/commonSchemas.ts'
import type { AccountServices } from '../accountServices.ts'
import { profileSchema } from '../accountSchemas.ts'
import { setBrowserCookie } from '../sessions/knownBrowsers.ts'
import { moveRefreshTokenToCookie } from '../sessions/sessionCookies.ts'
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

const botCheckSchema = dataResponse({
  type: 'object',
  required: ['provider'],
  properties: {
    provider: { type: 'string', enum: ['altcha', 'recaptcha', 'off'] },
    siteKey: text,
    challenge: { type: 'object', additionalProperties: true },
  },
})

/** All account routes: those of each of the four realms, and the shared ones. */
export const allAccountRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  app.addSchema(profileSchema)
  app.addHook('preSerialization', moveRefreshTokenToCookie)
  app.addHook('onSend', (request, reply, _, done) => {
    setBrowserCookie(request, reply)
    done()
  })
  app.get(
    '/bot-check',
    describeRoute({ access: 'anyone' }, 'accounts', {
      operationId: 'botCheck',
      summary: 'Get the bot check challenge, whose answer is sent in the header x-bot-check',
      response: { 200: botCheckSchema },
    }),
    async () => ({ data: await services.botCheck.getChallenge() }),
  )
  for (const authRealm of authRealms) {
    await app.register(signInRoutes, { authRealm, services })
    await app.register(forgotPasswordRoutes, { authRealm, services })
    await app.register(profileRoutes, { authRealm, services })
  }
  await app.register(registerRoutes, services)
  await app.register(accountRoutes, services)
  await app.register(resetLinkRoutes, services)
  await app.register(secondFactorRoutes, services)
  await app.register(enrolmentRoutes, services)
  await app.register(factorRoutes, services)
  await app.register(tenantRoutes, services)
}
