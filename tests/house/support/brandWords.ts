import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { en as messages } from '#domain/messages/en.ts'
import { filesUnder, readSource, type Source } from './sources.ts'
import { ts } from './syntax.ts'

const wordsOf = (text: string): string[] => text.match(/(?<![\p{L}\p{N}'"])\p{Ll}+/gu) ?? []

/** Returns ordinary words that a brand may share: `signal`, `gateway`, `shelf`. */
export function ordinaryWords(): ReadonlySet<string> {
  const platform = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts')
  const catalogues = filesUnder('src/ui/i18n/en').map(readSource)
  const files = filesUnder('src').map((path) => basename(path).replace(/\..*$/, ''))
  return new Set([
    ...wordsOf(ts.sys.readFile(platform) ?? ''),
    ...catalogues.flatMap(messageTextsOf).flatMap(wordsOf),
    ...Object.values(messages).flatMap(wordsOf),
    ...files.flatMap((name) => name.split(/(?=[A-Z])/).map((each) => each.toLowerCase())),
  ])
}

const messageTextsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/: *\n? *'([^'\n]*)'/g)].map(([, literal = '']) => literal)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches names as spelt, in any script, but not as part of another word. */
export const wholeWordPattern = (names: readonly string[], flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, flags)

/**
 * Matches a key that is also an ordinary word only where it is used as a key: its folder, its host,
 * a value of `key`, a table by brand.
 */
export const brandKeyPattern = (key: string): RegExp => {
  const one = escaped(key)
  const quoted = `['"\`]${one}['"\`]`
  return new RegExp(
    [
      `brands/${one}(?![\\w-])`,
      `(?<![\\w.-])${one}\\.(example|localhost)\\b`,
      `\\b(key|\\w*brand\\w*)\\b['"]?( *[:=]| *\\?\\?| *[!=]==?|\\() *\\[?${quoted}`,
      `${quoted} *[!=]==? *[\\w.]*(key|brand)\\b`,
      `\\b\\w*brand\\w* *= *[\\[{] *(.*[,{] *)?['"]?${one}\\b['"]? *[:,\\]}]`,
    ].join('|'),
    'i',
  )
}

/** Matches a name that is also a word only when capitalised within a sentence, or alone. */
export const brandNamePattern = (name: string): RegExp =>
  new RegExp(
    `['"\`>][^'"\`<]*[\\p{L}\\p{N},] ${escaped(name)}(?![\\p{L}\\p{N}])|['"\`>]${escaped(name)}['"\`<]`,
    'u',
  )
