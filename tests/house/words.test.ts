import { expect, it } from 'vitest'
import { filesUnder, linesMatching, read } from './support/sources.ts'

const text = filesUnder('.')
  .filter((path) => /\.(ts|tsx|mjs|js|json|css|html|svg|md|yml|yaml|sh)$|^\.|\/[^.]+$/.test(path))
  .map(read)

// Spelt in halves, so that this file may be read by itself.
const joined = (...halves: readonly [string, string][]): string =>
  halves.map((each) => each.join('')).join('|')

it('nothing speaks of who or what wrote it', () => {
  const writers = joined(
    ['clau', 'de'],
    ['anthro', 'pic'],
    ['chatg', 'pt'],
    ['open', 'ai\\b(?!pi)'],
    ['co', 'pilot'],
    ['code', 'x'],
    ['gem', 'ini'],
    ['l', 'lm'],
    ['gp', 't'],
  )
  expect(linesMatching(text, new RegExp(`\\b(${writers})s?\\b`, 'i'))).toEqual([])
  const phrases = joined(['as an ', 'AI'], ['language ', 'model'], ['AI', '-generated'])
  expect(linesMatching(text, new RegExp(phrases, 'i'))).toEqual([])
})

it('nothing knows the machine it was written on', () => {
  const places = joined(['/work', '/'], ['/ro', 'ot/'], ['/ho', 'me/'], ['/Us', 'ers/'])
  expect(linesMatching(text, new RegExp(`(^|[\\s'"\`(=])(${places})`))).toEqual([])
})

it('nothing names the host that packages come from', () => {
  const hosts = joined(
    ['regis', 'try\\.(npm|yarn)'],
    ['artifac', 'tory'],
    ['verdac', 'cio'],
    ['npm', 'js\\.(org|com)'],
    ['_auth', 'Token'],
  )
  expect(linesMatching(text, new RegExp(hosts, 'i'))).toEqual([])
  expect(read('package-lock.json').text).not.toMatch(/"resolved": "https?:/)
})

it('nothing is left for later', () => {
  const marks = new RegExp(`\\b(${joined(['TO', 'DO'], ['FIX', 'ME'], ['HA', 'CK'])})\\b`)
  const own = text.filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
  expect(linesMatching(own, marks)).toEqual([])
})
