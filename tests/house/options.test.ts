/** @module-tag long */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../scripts/vite/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'options-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runScript = (script: string, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', script), ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0' },
    timeout: 30_000,
  })

it.each([
  ['start.ts', '--brand', 'There is no option --brand; this command has no options'],
  ['dev.ts', '--brand=raff', 'There is no option --brand; this command has no options'],
  ['seed.ts', '--demo', 'There is no option --demo; this command has no options'],
  ['check.ts', '--fix', 'There is no option --fix; this command has no options'],
  ['generate.ts', '--chek', 'There is no option --chek; did you mean "--check"?'],
  ['bench.ts', '--quik', 'There is no option --quik; did you mean "--quick"?'],
  ['build.ts', '--everything', 'There is no option --everything; known are --brand, --all'],
  ['gallery.ts', '--screens', 'There is no option --screens; did you mean "--screen"?'],
])('%s rejects an unknown option, and does nothing: %s', (script, option, sentence) => {
  const { status, stdout, stderr } = runScript(script, option)
  expect([status, stdout, stderr]).toEqual([2, '', `${sentence}\n`])
  expect(readdirSync(folder)).toEqual([])
})

it('a command rejects an unexpected word', () => {
  const { status, stderr } = runScript('generate.ts', 'check')
  expect([status, stderr]).toEqual([2, expect.stringContaining("Unexpected argument 'check'")])
})
