import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { createBotCheck } from './accounts/botCheck.ts'
import { createCodes } from './accounts/codes.ts'
import { createInvitations } from './accounts/invitations.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSweep } from './accounts/sweep.ts'
import { createTokens } from './accounts/tokens.ts'
import { buildApp } from './app.ts'
import { createBehaviours } from './behaviours/behaviours.ts'
import type { Config } from './config.ts'
import type { Connection } from './database/database.ts'
import { cleanValue } from './engine/clean.ts'
import { createEngines, type Engines } from './engine/engine.ts'
import { createFiles, type Files } from './files/files.ts'
import { createFileStore } from './files/store.ts'
import { lateLog } from './mail/lateLog.ts'
import { mailbox } from './mail/mailbox.ts'
import { createMailer } from './mail/mailer.ts'
import { testCardRoutes } from './payments/testCardRoutes.ts'
import { createTestVault } from './payments/testVault.ts'

type Parts = {
  readonly config: Config
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly brand: Brand
  readonly secret: string
  readonly logger?: FastifyServerOptions['logger']
}

type Assembled = {
  readonly app: FastifyInstance
  readonly engines: Engines
  readonly files: Files
}

/** Makes every part once and hands each to whoever needs it; asks the database nothing. */
export async function assemble(parts: Parts): Promise<Assembled> {
  const { config, connection, catalogue, brand, secret, logger } = parts
  const { publicUrl, smtpUrl } = config
  const { db } = connection
  const log = lateLog()
  const mailer = createMailer({ db, brand, publicUrl, smtpUrl, log })
  const codes = createCodes(secret)
  const vault = createTestVault(publicUrl)
  const invitations = createInvitations(codes, mailer, publicUrl)
  const behaviours = createBehaviours({ db, catalogue, invitations, vault })
  const engines = createEngines(catalogue, behaviours, cleanValue)
  const files = createFiles(db, createFileStore(config))
  const app = await buildApp({
    db,
    connection,
    catalogue,
    engines,
    files,
    codes,
    mailer,
    vault,
    trustProxy: config.trustProxy,
    tokens: createTokens(secret),
    sessions: createSessions(secret),
    botCheck: createBotCheck(config, secret),
    ...(logger === undefined ? {} : { logger }),
  })
  log.speak(app.log)
  if (!smtpUrl) await app.register(mailbox, { db, brand })
  await app.register(testCardRoutes, { db, brand })
  const sweep = createSweep(db, log)
  app.addHook('onReady', async () => {
    mailer.start()
    sweep.start()
  })
  app.addHook('onClose', async () => void (await Promise.all([mailer.stop(), sweep.stop()])))
  return { app, engines, files }
}
