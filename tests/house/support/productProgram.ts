import { brandDataExamples } from './brandDataExamples.ts'
import { createTestProgram } from './createTestProgram.ts'
import { kindExample } from './kindExample.ts'
import type { ts } from './syntax.ts'

let program: ts.Program | undefined

/**
 * Returns the whole product as the compiler sees it, with the examples of the tests that search in
 * it: one for all of them, because it takes longer to create than to search.
 */
export const getProductProgram = (): ts.Program =>
  (program ??= createTestProgram([kindExample, ...brandDataExamples]))
