import { inject } from 'vitest'
import { startedShopUrls } from '../support/startedShops.ts'

const urls = await startedShopUrls(inject('shopsFile'))

/** The shop of this worker; tests running in parallel use other shops. */
export const shopUrl = urls[(Number(process.env['VITEST_POOL_ID']) - 1) % urls.length] ?? ''
