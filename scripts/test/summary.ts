import { existsSync, readFileSync } from 'node:fs'

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Returns a summary of a run in one line, which other programs parse. Tests that belong to the
 * other part of the suite are reported as pending, but nobody skipped them.
 */
export function summaryOf(
  file: string,
  { status, isPart }: { readonly status: number; readonly isPart: boolean },
): string {
  if (!existsSync(file)) return formatCounts({ passed: 0, failed: 1, skipped: 0 })
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  // A file that fails before its first test has no tests to count.
  const brokenFiles = report.testResults.filter(
    ({ status: result, assertionResults }) =>
      result === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  ).length
  const failed = report.numFailedTests + brokenFiles
  return formatCounts({
    passed: report.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: isPart ? 0 : report.numPendingTests + report.numTodoTests,
  })
}

const formatCounts = ({
  passed,
  failed,
  skipped,
}: {
  passed: number
  failed: number
  skipped: number
}) => `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
