import { existsSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/** The nearest folder above this file that contains the entry. */
function nearestFolderWith(entry: string, folder = import.meta.dirname): string {
  const parent = dirname(folder)
  return existsSync(join(folder, entry)) || parent === folder
    ? folder
    : nearestFolderWith(entry, parent)
}

/** The checkout: it holds the builds and the installed packages. */
export const rootFolder = nearestFolderWith('package.json')

/** What the names of code files end in: the bundle consists of JavaScript. */
export const codeExtension = extname(import.meta.filename)

export const isBundled = codeExtension === '.js'

/** What holds the code, with `brands`: the checkout or, in production, the bundle. */
export const codeFolder = isBundled ? nearestFolderWith('brands') : rootFolder
