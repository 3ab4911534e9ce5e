import { defaultBrand } from '#brands/default.ts'
import { examine } from '#server/doctor/examine.ts'
import { readOptions } from './options.ts'

/** Says what is wrong with the environment it is run in, and what to set; changes nothing. */
readOptions({})
const signs = { good: '✓', advice: '!', unsafe: '✗' } as const

const { findings, isReachable, isUnsafe } = await examine(process.env, { brand: defaultBrand })
for (const [title, found] of findings) {
  console.log(`\n${title}`)
  for (const { level, text } of found) console.log(`  ${signs[level]} ${text}`)
}
console.log(`\n${verdict()}`)
process.exit(isUnsafe ? 1 : 0)

function verdict(): string {
  if (isUnsafe) return 'Others can reach this shop, and it is not safe: see what is marked ✗.'
  return isReachable
    ? 'Others can reach this shop, and nothing about it is known to be unsafe.'
    : 'Only this machine can reach this shop: what is marked ! is advice.'
}
