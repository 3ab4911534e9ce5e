import { expect, it } from 'vitest'
import {
  codeAlphabet,
  maskSecretCode,
  codeLength,
  formatSecretCode,
  normalizeSecretCode,
} from '#domain/secretCode.ts'

it('a secret code has at least 80 random bits beside its four visible characters', () => {
  expect(new Set(codeAlphabet).size).toBe(32)
  expect((codeLength - 4) * 5).toBeGreaterThanOrEqual(80)
  expect(normalizeSecretCode(codeAlphabet)).toBe(codeAlphabet)
})

it.each(['7K3M-X0Q1-A2B3', ' 7k3m x0q1 a2b3 ', '7K3MXOQIA2B3', '7k3m-xoql-a2b3', '٧K٣M–X٠Q١–A٢B٣'])(
  '%s is normalised to the same code',
  (typed) => {
    expect(normalizeSecretCode(typed)).toBe('7K3MX0Q1A2B3')
  },
)

it('a code is formatted in groups of four, and masked except for its last four characters', () => {
  expect(formatSecretCode('7K3MX0Q1A2B3')).toBe('7K3M-X0Q1-A2B3')
  expect(maskSecretCode('GIFT-OFFICE-08')).toBe('•••• CE08')
})
