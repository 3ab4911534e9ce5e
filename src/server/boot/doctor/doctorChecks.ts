import { accountsCheck } from './accountsCheck.ts'
import { auditCheck } from './auditCheck.ts'
import { configurationCheck } from './configurationCheck.ts'
import { databaseCheck } from './databaseCheck.ts'
import { diskCheck } from './diskCheck.ts'
import type { DoctorCheck } from './doctorCheck.ts'
import { factorsCheck } from './factorsCheck.ts'
import { postureCheck } from './postureCheck.ts'

/** In the order of the report. */
export const doctorChecks: readonly DoctorCheck[] = [
  configurationCheck,
  databaseCheck,
  diskCheck,
  accountsCheck,
  factorsCheck,
  postureCheck,
  auditCheck,
]
