import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const name = 'virtual:helps'

/**
 * The help texts of form fields are half as long as the rest of the declarations, and no list shows
 * them. A build replaces each by its number; `virtual:helps` is loaded with the first form.
 */
export function helpsPlugin({ isBuild }: { readonly isBuild: boolean }): Plugin {
  const texts = isBuild ? allHelpTexts() : []
  const numberOf = new Map(texts.map((text, index) => [text, index]))
  return {
    name: 'helps',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const helps = [${texts.join(',')}]` : undefined),
    transform: {
      order: 'pre',
      handler: (code, id) =>
        id.startsWith(join(root, 'schemas'))
          ? code.replace(helpPattern, (whole, key: string, text: string) => {
              const number = numberOf.get(text)
              return number === undefined ? whole : `${key}{ en: '§${number}' }`
            })
          : undefined,
    },
  }
}

/** Matches literal help texts in the languages of the declaration, not computed ones. */
const helpPattern =
  /((?:'x-help'|\bhelp): )(\{\s*en: '(?:[^'\\]|\\.)*',\s*ar: '(?:[^'\\]|\\.)*',?\s*\})/g

const allHelpTexts = (): string[] => [
  ...new Set(
    globSync('schemas/**/*.ts', { cwd: root })
      .toSorted()
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(helpPattern)])
      .flatMap(([, , text]) => text ?? []),
  ),
]
