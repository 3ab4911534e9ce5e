import { readConfig } from '../config.ts'
import { findPostureProblems } from '../posture/findPostureProblems.ts'
import { adviceFinding, goodFinding, unsafeFinding, type DoctorCheck } from './doctorCheck.ts'

const example = 'https://shop.example.com'

/** Reports the posture problems of a start, or those it would have if others could reach it. */
export const postureCheck: DoctorCheck = {
  title: 'Safe to publish',
  run: async ({ env, config, accountPosture }) => {
    const unknowns = accountPosture
      ? []
      : ['Accounts were not checked, because the database is not available']
    if (config.isReachable) {
      const reasons = findPostureProblems(config, accountPosture)
      const found = [...reasons.map(unsafeFinding), ...unknowns.map(adviceFinding)]
      return found.length ? found : [goodFinding('No problems were found')]
    }
    const published = readConfig({ ...env, PUBLIC_URL: example }, { brand: config.brand })
    return [
      `Before other machines can reach it: set PUBLIC_URL to the address that visitors use, such as ${example}`,
      ...findPostureProblems(published, accountPosture),
      ...unknowns,
    ].map(adviceFinding)
  },
}
