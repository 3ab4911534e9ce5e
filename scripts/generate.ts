import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateContract } from './contract/generateContract.ts'
import { generateDeclarationTypes } from './contract/generateDeclarationTypes.ts'
import { generateReference } from './contract/generateReference.ts'
import { generateTables } from './contract/generateTables.ts'
import { renderIcons } from './icons/renderIcons.ts'
import { readOptions } from './readOptions.ts'
import { renderBrandsReadme } from './readme/renderBrandsReadme.ts'
import { root } from './vite/root.ts'

/**
 * Writes the generated files; with --check only reports stale files, and fails if there are any.
 */
const { values } = readOptions({ options: { check: { type: 'boolean', default: false } } })
const isCheckOnly = values.check
const stale: string[] = []
await mkdir(join(root, 'openapi'), { recursive: true })
const files = {
  ...(await generateContract()),
  ...(await generateTables()),
  ...(await generateDeclarationTypes()),
  ...(await generateReference()),
  ...renderIcons(),
  'brands/README.md': await renderBrandsReadme(),
}
for (const [name, text] of Object.entries(files)) {
  const path = join(root, name)
  if ((await readFile(path, 'utf8').catch(() => '')) === text) continue
  stale.push(name)
  if (!isCheckOnly) await writeFile(path, text)
}
const outcome = isCheckOnly ? 'stale, run `npm run generate`' : 'written'
console.log(stale.length ? `${outcome}: ${stale.join(', ')}` : 'up to date')
process.exit(isCheckOnly && stale.length ? 1 : 0)
