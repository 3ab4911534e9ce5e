import type { Figure } from '../kit/stage.ts'
import { analytics } from './analytics.ts'
import { connectivity } from './connectivity.ts'
import { networkServer } from './networkServer.ts'
import { platform } from './platform.ts'
import { skyMessaging } from './skyMessaging.ts'
import { support } from './support.ts'

export const subscriptions: Readonly<Record<string, Figure>> = {
  connectivity,
  satellite: skyMessaging,
  platform,
  network_server: networkServer,
  analytics,
  support,
}
