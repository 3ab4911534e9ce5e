import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

export type Source = { readonly path: string; readonly text: string }

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', '.data', '.cache', '.git'])

/** Returns the paths of all files in the folders, relative to the root, with forward slashes. */
export function filesUnder(...folders: readonly string[]): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : walk(path)
      return entry.isFile() ? [relative(root, path).replaceAll(sep, '/')] : []
    })
  return folders.flatMap((folder) => walk(join(root, folder)))
}

export const readSource = (path: string): Source => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
})

/** Returns the hand-written code: everything that is compiled except generated files. */
export const readCode = (...folders: readonly string[]): Source[] =>
  filesUnder(...(folders.length ? folders : ['src', 'schemas', 'brands', 'scripts', 'tests']))
    .filter((path) => /(?<!\.generated)\.(ts|tsx|mjs)$/.test(path))
    .map(readSource)

/** Removes comments but keeps the line numbers. */
export const withoutComments = ({ path, text }: Source): Source => ({
  path,
  text: text
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, ''),
})

/** Returns `path:line: text` for every line that matches. */
export const linesMatching = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  )
