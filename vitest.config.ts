import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** They look at everything and change nothing: in a shop of their own they stand in nobody's way. */
const looks = ['tests/e2e/accessib*.test.ts']

/** A browser on a busy machine takes its time; that something never comes is said soon enough. */
const patient = { poll: { timeout: 15_000 } }

/** A test that hangs ends; none is refused for a machine that is busy with others. */
const atMost = { testTimeout: 120_000, hookTimeout: 120_000 }

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
          ...atMost,
        },
        extends: true,
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/client*.test.ts'],
          globalSetup: ['tests/support/databases.ts'],
          ...atMost,
        },
        extends: true,
      },
      {
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts'],
          ...atMost,
        },
        extends: true,
      },
      {
        test: {
          name: 'looks',
          include: looks,
          globalSetup: ['tests/support/browserShop.ts'],
          ...atMost,
          testTimeout: 400_000,
          expect: patient,
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
          ...atMost,
          expect: patient,
        },
        extends: true,
      },
    ],
  },
})
