import { expect, it } from 'vitest'
import { filesUnder, linesMatching, readSource } from './support/sources.ts'

const text = filesUnder('.')
  .filter((path) => /\.(ts|tsx|mjs|js|json|css|html|svg|md|yml|yaml|sh)$|^\.|\/[^.]+$/.test(path))
  .map(readSource)

// Spelt in halves, so that this file does not match itself.
const joinHalves = (...halves: readonly [string, string][]): string =>
  halves.map((each) => each.join('')).join('|')

it('no text mentions who or what wrote it', () => {
  const writers = joinHalves(
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
  const phrases = joinHalves(['as an ', 'AI'], ['language ', 'model'], ['AI', '-generated'])
  expect(linesMatching(text, new RegExp(phrases, 'i'))).toEqual([])
})

it('no text names the machine it was written on', () => {
  const places = joinHalves(['/work', '/'], ['/ro', 'ot/'], ['/ho', 'me/'], ['/Us', 'ers/'])
  expect(linesMatching(text, new RegExp(`(^|[\\s'"\`(=])(${places})`))).toEqual([])
})

it('no text names a package host', () => {
  const hosts = joinHalves(
    ['regis', 'try\\.(npm|yarn)'],
    ['artifac', 'tory'],
    ['verdac', 'cio'],
    ['npm', 'js\\.(org|com)'],
    ['_auth', 'Token'],
  )
  expect(linesMatching(text, new RegExp(hosts, 'i'))).toEqual([])
  expect(readSource('package-lock.json').text).not.toMatch(/"resolved": "https?:/)
})

it('no text leaves a task for later', () => {
  const marks = new RegExp(`\\b(${joinHalves(['TO', 'DO'], ['FIX', 'ME'], ['HA', 'CK'])})\\b`)
  const own = text.filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
  expect(linesMatching(own, marks)).toEqual([])
})
