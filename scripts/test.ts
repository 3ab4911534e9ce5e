import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, installChromium } from './test/chromium.ts'
import { slowestFiles } from './test/slowestFiles.ts'
import { summaryOf } from './test/summary.ts'
import { root } from './vite/root.ts'

/**
 * Runs the tests of every change or, with `--long`, all others. Further arguments are passed to
 * vitest, which then runs all that they name: `npm test -- --project unit`.
 */
const [first, ...others] = process.argv.slice(2)
const isLong = first === '--long'
const named = isLong || first === undefined ? others : [first, ...others]
const part = isLong ? ['--tags-filter=long'] : ['--tags-filter=!long', '--project=!looks']
const parameters = named.length ? named : part
const projects = named.flatMap((each, index) => {
  if (each === '--project') return named[index + 1] ?? []
  return each.startsWith('--project=') ? each.slice('--project='.length) : []
})
const needsBrowser =
  projects.length === 0 || projects.some((each) => each === 'e2e' || each === 'looks')
const browser = findChromium() ?? (needsBrowser ? installChromium() : undefined)
if (needsBrowser && !browser) {
  console.error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.')
}

const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
const report = join(folder, 'report.json')
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...parameters,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
  },
)
for (const line of slowestFiles(report, 40)) console.log(line)
console.log(summaryOf(report, { status: status ?? 1, isPart: named.length === 0 }))
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)
