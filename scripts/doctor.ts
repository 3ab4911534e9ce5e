import { defaultBrand } from '#brands/default.ts'
import { runDoctor } from '#server/boot/doctor/runDoctor.ts'
import { resetFactors } from '#server/boot/doctor/resetFactors.ts'
import { readOptions } from './readOptions.ts'

/** Reports problems of the environment and what to set; only changes what its options ask for. */
const { values } = readOptions({ options: { 'reset-factors': { type: 'string' } } })
const signs = { good: '✓', advice: '!', unsafe: '✗' } as const

const email = values['reset-factors']
if (email !== undefined) {
  const reset = await resetFactors(process.env, { brand: defaultBrand }, email).catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return 0
    },
  )
  console.log(
    reset
      ? `The second factors of ${email} were reset: the password is enough to sign in and set up new ones.`
      : `No second factor of ${email} was reset.`,
  )
  process.exit(reset ? 0 : 1)
}

const { findings, isReachable, isUnsafe } = await runDoctor(process.env, { brand: defaultBrand })
for (const [title, found] of findings) {
  console.log(`\n${title}`)
  for (const { level, text } of found) console.log(`  ${signs[level]} ${text}`)
}
console.log(`\n${verdict()}`)
process.exit(isUnsafe ? 1 : 0)

function verdict(): string {
  if (isUnsafe)
    return 'Other machines can reach this shop, and it is not safe: see the lines marked ✗.'
  return isReachable
    ? 'Other machines can reach this shop, and no safety problems were found.'
    : 'Only this machine can reach this shop: the lines marked ! are advice.'
}
