import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'
import {
  bundleEntries,
  outDir,
  serverKey,
  targetsOf,
  type BrandTarget,
  type Target,
} from './targets.ts'

/** Returns the targets of a brand or a bundle that are missing or were built from other sources. */
export async function staleTargets(key: string): Promise<Target[]> {
  const targets = targetsOf(key)
  const fresh = await Promise.all(targets.map((target) => isFresh(key, target)))
  return targets.filter((_, index) => !fresh[index])
}

export const isBuilt = async (key: string): Promise<boolean> =>
  (await staleTargets(key)).length === 0

async function isFresh(brand: string, target: Target): Promise<boolean> {
  const file = stampFile(outDir(brand, target))
  return existsSync(file) && (await readFile(file, 'utf8')) === (await stampOf(brand, target))
}

export const writeStamp = (folder: string, stamp: string): Promise<void> =>
  writeFile(stampFile(folder), stamp)

const stampFile = (folder: string): string => join(folder, 'stamp')

/** Returns a hash over all inputs of a target: an equal hash means an equal output. */
export async function stampOf(brand: string, target: Target): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(bundleEntries(brand) ?? target))
  const lists = await Promise.all(inputsOf(brand, target).map(filesIn))
  const files = lists.flat().filter(isSource).toSorted()
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  for (const [index, content] of contents.entries()) {
    hash.update(`\0${files[index]}\0`).update(content)
  }
  return hash.digest('hex')
}

const isSource = (file: string): boolean => !/\.(png|pdf)$/.test(file)

const store = ['src/storefront']
const inputs: Record<BrandTarget, string[]> = {
  store,
  server: store,
  cms: ['src/cms', 'src/resource', 'schemas'],
}
const shared = ['src/ui', 'src/domain', 'src/api', 'openapi', 'scripts/vite', 'package-lock.json']
const server = ['src/server', 'src/resource', 'src/domain', 'schemas', 'brands', 'scripts']

/** The folders and files that a target is built from, besides packages. */
export const inputsOf = (brand: string, target: Target): readonly string[] =>
  target === 'bundle'
    ? [...server, ...(brand === serverKey ? [] : ['src/cms']), 'package-lock.json']
    : [...inputs[target], ...shared, `brands/${brand}`]

async function filesIn(path: string): Promise<string[]> {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (/\.\w+$/.test(path)) return [path]
  const found = await readdir(full, { recursive: true, withFileTypes: true })
  return found
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(root.length + 1))
}
