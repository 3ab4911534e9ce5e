import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { defaultBrand } from '#brands/default.ts'
import { brandKeys } from '../vite/brands.ts'
import { root } from '../vite/root.ts'
import { outDir, serverKey } from '../vite/targets.ts'
import { measureSizes } from './measureSizes.ts'

const run = promisify(execFile)

/** The time limit for building all brands, in seconds. */
const ceiling = 60

/** Builds one brand and then all from scratch, and measures what each sends on a first visit. */
export async function benchBuilds(): Promise<string[]> {
  const brands = await brandKeys()
  const one = await secondsFor([defaultBrand])
  const all = await secondsFor(brands)
  console.log(
    `\nBuilds from scratch on ${availableParallelism()} cores, in seconds (all brands: at most ${ceiling})`,
  )
  console.log(
    `  one ${one.toFixed(1)}   all ${brands.length} ${all.toFixed(1)}   ratio ${(all / one).toFixed(1)}`,
  )
  return [
    ...(all > ceiling ? [`building all brands: ${all.toFixed(1)} s`] : []),
    ...reportSizes(brands),
  ]
}

async function secondsFor(brands: readonly string[]): Promise<number> {
  for (const key of [serverKey, ...brands]) await rm(outDir(key), { recursive: true, force: true })
  const brandOptions = brands.flatMap((key) => ['--brand', key])
  const start = performance.now()
  await run(process.execPath, [join(root, 'scripts/build.ts'), ...brandOptions])
  return (performance.now() - start) / 1000
}

function reportSizes(brands: readonly string[]): string[] {
  const pages = brands.flatMap((brand) => measureSizes(brand).map((size) => ({ brand, ...size })))
  console.log('\nFirst load of the heaviest brand, in kB after gzip')
  const failures: string[] = []
  for (const { page } of measureSizes(defaultBrand)) {
    const samePage = pages.filter((each) => each.page === page)
    const [heaviest] = samePage.toSorted((a, b) => b.script - a.script)
    if (!heaviest) continue
    const { brand, script, budget } = heaviest
    const style = Math.max(...samePage.map((each) => each.style))
    console.log(
      `  ${page.padEnd(12)} script ${script.toFixed(1).padStart(6)} of ${budget.script}   style ${style.toFixed(1).padStart(5)}   ${brand}`,
    )
    if (script > budget.script || style > budget.style) failures.push(`${page} is over its budget`)
  }
  return failures
}
