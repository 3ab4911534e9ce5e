import { readConfig } from '../config.ts'
import { judgePosture } from '../posture/judgePosture.ts'
import { advice, good, unsafe, type DoctorCheck } from './doctorCheck.ts'

const example = 'https://shop.example.com'

/** What a start says; where nobody else comes in yet, what it would say if they did. */
export const postureCheck: DoctorCheck = {
  title: 'Safe for others to reach',
  run: async ({ env, config, facts }) => {
    const unknown = facts ? [] : ['Accounts were not judged, because the database was not']
    if (config.isReachable) {
      const reasons = judgePosture(config, facts)
      const found = [...reasons.map(unsafe), ...unknown.map(advice)]
      return found.length ? found : [good('Nothing is unsafe')]
    }
    const published = readConfig({ ...env, PUBLIC_URL: example }, { brand: config.brand })
    return [
      `Before others can reach it: set PUBLIC_URL to the address that they will use, such as ${example}`,
      ...judgePosture(published, facts),
      ...unknown,
    ].map(advice)
  },
}
