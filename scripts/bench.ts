import { benchBuilds } from './bench/benchBuilds.ts'
import { benchFaults } from './bench/benchFaults.ts'
import { benchMutations } from './bench/mutations/benchMutations.ts'
import { benchDeploy } from './bench/deploy/benchDeploy.ts'
import { benchEmbeddedPlacing, benchPlacing } from './bench/benchPlacing.ts'
import { benchEmbedded, benchRoutes, pace } from './bench/benchRoutes.ts'
import { benchLists } from './bench/lists/benchLists.ts'
import { benchInteractions } from './bench/interactions/benchInteractions.ts'
import { benchMillion } from './bench/million/benchMillion.ts'
import { benchLighthouse } from './bench/pages/benchLighthouse.ts'
import { benchRendering } from './bench/pages/benchRendering.ts'
import { benchStarts } from './bench/starts/benchStarts.ts'
import { benchTyping } from './bench/typing/benchTyping.ts'
import { readOptions } from './readOptions.ts'
import { selectNames } from './selectNames.ts'

/**
 * Compares the product with hand-written routes: all parts, or those named as arguments; `faults`,
 * `million`, `deploy` and `mutations` only run when they are named. `--quick` measures less.
 */
const { values, positionals } = readOptions({
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
  },
  allowPositionals: true,
})
const { quick, seed, minutes } = values

/** Each part returns the targets it missed. */
const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  routes: () => benchRoutes(quick),
  pages: () => benchRendering(pace(quick)),
  placing: () => benchPlacing(quick),
  lists: () =>
    benchLists(quick ? { count: 3_000, minimumMs: 10 } : { count: 100_000, minimumMs: 50 }),
  embedded: async () => [...(await benchEmbedded(quick)), ...(await benchEmbeddedPlacing(quick))],
  starts: () => benchStarts(quick ? 1 : 5),
  typing: () => benchTyping(quick ? 60 : 200),
  builds: benchBuilds,
  lighthouse: () => benchLighthouse(quick ? 1 : 3),
  interactions: () => benchInteractions(quick ? 1 : 8),
  faults: () => benchFaults(quick ? 1 : 5),
  million: () => benchMillion(quick ? 20_000 : 1_000_000),
  deploy: () => benchDeploy(quick ? 1 : Number(minutes)),
  mutations: () => benchMutations(quick ? 20 : 200, Number(seed)),
}
const names = Object.keys(parts)
const onlyNamed = new Set(['faults', 'million', 'deploy', 'mutations'])
const requested = positionals.length ? positionals : names.filter((name) => !onlyNamed.has(name))
const failures: string[] = []
for (const name of selectNames('part', requested, names))
  failures.push(...((await parts[name]?.()) ?? []))
if (failures.length) console.error(`\nTargets missed: ${failures.join('; ')}`)
// Exits explicitly, because a part may have left handles open.
process.exit(failures.length ? 1 : 0)
