import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Journeys that only read; they share a shop that no other journey changes. */
const looks = ['tests/e2e/accessib*.test.ts']

/** On a busy machine a browser is slow, so that polling gives up late. */
const expectOptions = { poll: { timeout: 15_000 } }

/** Long enough for a busy machine; only a test that hangs takes longer. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }

/** What the API is tested on: the embedded database, and a real server with many connections. */
export default defineConfig({
  test: {
    tags: [
      {
        name: 'long',
        description: 'Further looks, brands, databases, languages and loops: `npm run test:all`.',
      },
    ],
    // One less is the usual: that would leave half of a small machine idle while databases work.
    maxWorkers: availableParallelism(),
    // Files share what they import: a third of the time went into loading it anew for each of them.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'tests/{domain,resource,server,ui,storefront,cms,seed}/**/*.test.{ts,tsx}',
            'tests/api/client*.test.ts',
          ],
          ...timeouts,
        },
        extends: true,
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/client*.test.ts'],
          globalSetup: ['tests/support/databases.ts'],
          ...timeouts,
        },
        extends: true,
      },
      {
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts'],
          ...timeouts,
        },
        extends: true,
      },
      {
        test: {
          name: 'looks',
          include: looks,
          globalSetup: ['tests/support/browserShop.ts'],
          ...timeouts,
          testTimeout: 400_000,
          expect: expectOptions,
        },
        extends: true,
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: looks,
          globalSetup: ['tests/support/browserShop.ts'],
          // Each worker has a shop of its own, after the others: journeys need the machine to themselves.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...timeouts,
          expect: expectOptions,
        },
        extends: true,
      },
    ],
  },
})
