import { glob, readFile } from 'node:fs/promises'

/** A style sheet without its comments. */
export type CssSheet = { readonly path: string; readonly text: string }

export async function readSheets(folder: string): Promise<CssSheet[]> {
  const sheets: CssSheet[] = []
  for await (const path of glob(`${folder}/**/*.css`))
    sheets.push({ path, text: (await readFile(path, 'utf8')).replace(/\/\*.*?\*\//gs, '') })
  return sheets
}

export type Declaration = {
  readonly property: string
  readonly value: string
  /** offset in the sheet */
  readonly index: number
}

/** Returns all declarations of a sheet, including a last one without a semicolon. */
export const parseDeclarations = ({ text }: CssSheet): Declaration[] =>
  [...text.matchAll(/(?<=(?:^|[{;])\s*)(-{0,2}[a-z][a-z-]*):\s*([^;{}]+?)\s*(?=[;}]|$)/g)].map(
    ({ 1: property = '', 2: value = '', index }) => ({ property, value, index }),
  )
