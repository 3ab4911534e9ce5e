import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout } from '../../checkout/copyCheckout.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import { root } from '../../vite/root.ts'
import { createMutants, type Mutant } from './createMutants.ts'
import { mutationAreas, type MutationArea } from './mutationAreas.ts'

const target = 0.9
const vitest = 'node_modules/vitest/vitest.mjs'

/**
 * Changes the code in small ways, one at a time, and counts how many of the changes the tests
 * notice. The same seed chooses the same changes. Returns the target if it was missed.
 */
export async function benchMutations(count: number, seed: number): Promise<string[]> {
  console.log(`\nMutations, ${count} with seed ${seed}`)
  const folder = copyCheckout()
  const postgres = await startPostgres(['fsync=off', 'max_connections=200'])
  const runTests = (tests: readonly string[]): boolean =>
    spawnSync(process.execPath, [vitest, 'run', '--bail=1', '--tags-filter=!long', ...tests], {
      cwd: folder,
      env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEMPLATE_FINGERPRINT: 'mutations' },
      stdio: 'ignore',
    }).status === 0
  let all = 0
  let caught = 0
  try {
    for (const area of mutationAreas) {
      const mutants = chooseMutants(area, Math.round(count * area.share), seed)
      const survivors = findSurvivors(area, mutants, { folder, runTests })
      all += mutants.length
      caught += mutants.length - survivors.length
      console.log(
        `  ${area.name}: ${mutants.length - survivors.length} of ${mutants.length} caught`,
      )
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`  all: ${caught} of ${all} caught`)
  return caught / all < target ? [`only ${caught} of ${all} mutations were caught`] : []
}

/** Returns so many mutants, spread evenly over the area; the same for the same seed. */
function chooseMutants({ sources }: MutationArea, count: number, seed: number): Mutant[] {
  const mutants = sources
    .flatMap((path) =>
      path.endsWith('/') ? globSync(`${path}**/*.ts`, { cwd: root }).toSorted() : [path],
    )
    .flatMap((path) => createMutants(path, readFileSync(join(root, path), 'utf8')))
  const step = Math.max(1, mutants.length / count)
  const offset = (seed * 0.618_034) % 1
  return mutants.filter(
    (_, at) => Math.floor((at + 1) / step - offset) > Math.floor(at / step - offset),
  )
}

type Checkout = {
  readonly folder: string
  /** returns whether they pass */
  readonly runTests: (tests: readonly string[]) => boolean
}

function findSurvivors(
  { name, tests }: MutationArea,
  mutants: readonly Mutant[],
  { folder, runTests }: Checkout,
): Mutant[] {
  const failing = tests.find((group) => !runTests(group))
  if (failing) throw new Error(`${name}: ${failing.join(' ')} fail without a mutation`)
  return mutants.filter((mutant) => {
    const { path, line, from, to, text } = mutant
    const file = join(folder, path)
    const original = readFileSync(file, 'utf8')
    writeFileSync(file, text)
    const survives = tests.every(runTests)
    writeFileSync(file, original)
    if (survives) console.log(`    ${path}:${line}  ${from} → ${to}`)
    return survives
  })
}
