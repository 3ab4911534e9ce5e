import { findViolations } from './layers/findViolations.ts'

const { modules, violations } = await findViolations()
for (const violation of violations) console.error(violation)
console.log(`${violations.length} forbidden imports in ${modules} modules`)
process.exit(violations.length ? 1 : 0)
