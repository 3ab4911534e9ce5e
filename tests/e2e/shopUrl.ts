import { inject } from 'vitest'

const urls = inject('shopUrls')

/** The shop of this worker: what others do at the same time, they do in theirs. */
export const shopUrl = urls[(Number(process.env['VITEST_POOL_ID']) - 1) % urls.length] ?? ''
