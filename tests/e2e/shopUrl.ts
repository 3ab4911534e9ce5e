import { inject } from 'vitest'

const urls = inject('shopUrls')

/** The shop of this worker; tests running in parallel use other shops. */
export const shopUrl = urls[(Number(process.env['VITEST_POOL_ID']) - 1) % urls.length] ?? ''
