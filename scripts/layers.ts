import { findViolations } from './layers/findViolations.ts'

const { modules, violations } = await findViolations()
for (const violation of violations) console.error(violation)
console.log(`${violations.length} forbidden imports in ${modules} modules`)
// No imports at all would mean that the code was not found.
process.exit(violations.length || modules === 0 ? 1 : 0)
