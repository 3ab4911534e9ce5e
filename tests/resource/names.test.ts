import { describe, expect, it } from 'vitest'
import { closestName, pascalCase, sentenceCase, snakeCase } from '#resource/names.ts'

describe('the spellings of a name', () => {
  it.each([
    ['shortName', 'short_name', 'Short name', 'ShortName'],
    ['use-cases', 'use_cases', 'Use cases', 'UseCases'],
    ['tags', 'tags', 'Tags', 'Tags'],
    ['ipV6Address', 'ip_v6_address', 'Ip v6 address', 'IpV6Address'],
  ])('convert %s', (name, snake, sentence, pascal) => {
    expect([snakeCase(name), sentenceCase(name), pascalCase(name)]).toEqual([
      snake,
      sentence,
      pascal,
    ])
  })
})

describe('closestName', () => {
  const known = ['title', 'tags', 'createdAt', 'price']

  it.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['createdat', 'createdAt'],
    ['tag', 'tags'],
    ['pric', 'price'],
  ])('finds for %s the name %s', (name, meant) => {
    expect(closestName(name, known)).toBe(meant)
  })

  it('finds nothing when no name is close', () => {
    expect(closestName('documentation', known)).toBeUndefined()
    expect(closestName('title', [])).toBeUndefined()
  })
})
