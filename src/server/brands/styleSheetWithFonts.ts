import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, storeFilesOf } from './buildManifest.ts'

const buildsFolder = join(import.meta.dirname, '../../../dist')

/**
 * A style sheet after the typefaces of a shop, whose families are its `--font`; without them as long as
 * there is no build that serves them.
 */
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
    const { styles } = storeFilesOf(readManifest(store), [], 'en')
    const css = styles.map((href) => readFileSync(join(store, href), 'utf8')).join('\n')
    const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
    const families = [...css.matchAll(/(:root|:lang\([^{]*)\s*\{[^}]*?(--font:[^;}]+)/g)].map(
      ([, selector, family]) => `${selector} { ${family} }`,
    )
    return [...faces, ...families].join('\n')
  } catch {
    // Nothing is built, or something is just being built: what is installed has to do.
    return undefined
  }
}
