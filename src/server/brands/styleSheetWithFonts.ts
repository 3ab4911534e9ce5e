import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '#server/platform/folders.ts'
import { readManifest, storeFilesOf } from './buildManifest.ts'

const buildsFolder = join(rootFolder, 'dist')

/** Prepends the fonts of a brand to a style sheet, as `--font`, where a build serves them. */
export function styleSheetWithFonts(
  key: string,
  sheet: string,
  folder: string = buildsFolder,
): () => string {
  let combinedSheet: string | undefined
  return () => {
    if (combinedSheet !== undefined) return combinedSheet
    const fonts = readFontStyles(join(folder, key, 'store'))
    if (fonts === undefined) return sheet
    combinedSheet = fonts + sheet
    return combinedSheet
  }
}

function readFontStyles(store: string): string | undefined {
  try {
    const { styles } = storeFilesOf(readManifest(store), undefined, 'en')
    const css = styles.map((href) => readFileSync(join(store, href), 'utf8')).join('\n')
    const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
    const families = [...css.matchAll(/(:root|:lang\([^{]*)\s*\{[^}]*?(--font:[^;}]+)/g)].map(
      ([, selector, family]) => `${selector} { ${family} }`,
    )
    return [...faces, ...families].join('\n')
  } catch {
    // Nothing is built yet, or a build is in progress, so installed fonts have to do.
    return undefined
  }
}
