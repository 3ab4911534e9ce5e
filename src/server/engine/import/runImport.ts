import type { Identity } from '#domain/access.ts'
import type { Currency } from '#domain/money.ts'
import { Refusal, refuse } from '#domain/problem.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { canImport } from '#resource/access.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problemMessage } from '#server/http/problemMessage.ts'
import type { Context } from '../context.ts'
import type { Engine, Engines } from '../engine.ts'
import { labelsOf } from '../routes/staffRouteHelpers.ts'
import {
  SupersededError,
  claimImport,
  type ImportAttempt,
  type ImportTask,
} from './importAttempt.ts'
import { toCellProblems } from './cellProblems.ts'
import { createChecker, type CheckerOptions, type PlannedRow } from './createChecker.ts'
import { checkFile, type CheckFileOptions } from './checkFile.ts'
import { createProgress } from './createProgress.ts'
import { openCsvFile } from './openCsvFile.ts'
import { OvertakenError, RowRefusedError, writeRows } from './writeRows.ts'

export type ImportServices = {
  /** returns the caller's current identity; undefined if the account may no longer act */
  readonly identityOf: (db: Database, account: string) => Promise<Identity | undefined>
  /** returns the services for the back office that the file was sent to */
  readonly forBrand?: (brand: string | null) => ImportServices
  readonly db: Database
  readonly engines: Engines
  readonly catalogue: Catalogue
  readonly brand: { readonly currency: Currency }
}

/** How often an interrupted import is restarted, and how often a conflict is retried. */
const maxTries = 5
const maxRounds = 3

/** Continues an import from its current step; stops if it is superseded or no longer wanted. */
export async function runImport(
  services: ImportServices,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const attempt = await claimImport(services.db, id)
  if (!attempt) return
  try {
    await continueImport(services.forBrand?.(attempt.task.brand) ?? services, attempt, signal)
  } catch (error) {
    if (!(error instanceof SupersededError)) throw error
  }
}

async function continueImport(
  services: ImportServices,
  attempt: ImportAttempt,
  signal: AbortSignal,
): Promise<void> {
  const { task, endStep } = attempt
  const { db } = services
  const { language } = task
  const engine = services.engines.get(task.resource)
  if (task.tries > maxTries || !engine)
    return endStep(db, 'failed', { message: formatMessage('import.failed', language) })
  try {
    await (task.state === 'checking' ? checkImport : writeImport)(services, engine, attempt, signal)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await endStep(db, 'failed', { message: refusalText(error, engine, task) })
  }
}

async function checkImport(
  services: ImportServices,
  engine: Engine,
  attempt: ImportAttempt,
  signal: AbortSignal,
): Promise<void> {
  const { judge } = await prepareCheck(services, engine, attempt.task)
  const findings = await judge(createProgress(attempt.reportProgress, signal).report)
  const state = findings.problemCount ? 'wrong' : 'ready'
  await attempt.endStep(services.db, state, { ...findings, seenRows: attempt.task.total })
}

/**
 * Checks all rows again outside of any transaction, so that the transaction itself is short. What
 * behaviours say is left to the writing at first, and found for all rows if one is refused.
 */
async function writeImport(
  services: ImportServices,
  engine: Engine,
  attempt: ImportAttempt,
  signal: AbortSignal,
): Promise<void> {
  const { task, endStep } = attempt
  const { context, judge, problemContext } = await prepareCheck(services, engine, task)
  const progress = createProgress(attempt.reportProgress, signal)
  let refusal: Refusal | undefined
  for (let round = 1; round <= maxRounds; round += 1) {
    const planned: PlannedRow[] = []
    const isQuick = round === 1
    const findings = await judge((count) => progress.report(Math.floor(count / 2)), {
      onPlanned: (each) => void planned.push(each),
      isQuick,
    })
    if (findings.problemCount) return endStep(services.db, 'wrong', findings)
    if (findings.create !== task.to_create || findings.update !== task.to_update)
      return endStep(services.db, 'failed', {
        message: formatMessage('import.moved', task.language),
      })
    const half = Math.floor(task.total / 2)
    const share = (count: number): number =>
      half + Math.floor((count / Math.max(1, planned.length)) * (task.total - half))
    try {
      await engine.withTransaction(context, async (outer) => {
        const onWritten = (count: number): void => progress.reportInBackground(share(count))
        const inner = {
          ...outer,
          identity: await requireImporter(services, engine, task, outer.db),
        }
        await writeRows({ engine, catalogue: services.catalogue }, planned, inner, onWritten)
        // Writing takes a while, so permissions are checked again before the commit.
        await requireImporter(services, engine, task, inner.db)
        await endStep(inner.db, 'done', { seenRows: task.total })
      })
      return
    } catch (error) {
      if (error instanceof RowRefusedError) {
        if (isQuick) continue
        const problems = toCellProblems(error.refusal.problem, error.row, problemContext)
        return endStep(services.db, 'wrong', { problems, problemCount: problems.length })
      }
      if (error instanceof Refusal) refusal = error
      else if (!(error instanceof OvertakenError)) throw error
    } finally {
      await progress.flush()
    }
  }
  const message = refusal
    ? refusalText(refusal, engine, task)
    : formatMessage('import.moved', task.language)
  await endStep(services.db, 'failed', { message })
}

/** Returns the sender of the file; throws if they may no longer import, as jobs run later. */
async function requireImporter(
  { identityOf }: ImportServices,
  { resource }: Engine,
  { account }: ImportTask,
  db: Database,
): Promise<Identity> {
  const identity = await identityOf(db, account)
  if (identity && canImport(identity, resource)) return identity
  throw refuse('forbidden')
}

type JudgeOptions = Pick<CheckFileOptions, 'onPlanned'> & Pick<CheckerOptions, 'isQuick'>

async function prepareCheck(services: ImportServices, engine: Engine, task: ImportTask) {
  const { db, catalogue, brand } = services
  const { language, text, time_zone: timeZone } = task
  const identity = await requireImporter(services, engine, task, db)
  const { headers, rows } = await openCsvFile(text ?? '', engine.resource, identity)
  const context: Context = { db, language, isPublic: false, identity, isBulk: true }
  const { resource } = engine
  const problemContext = { headers: headers, resource, language, labels: labelsOf(resource) }
  const checkParts = { engine, catalogue, currency: brand.currency, problemContext }
  const judge = (
    onProgress: (count: number) => Promise<void>,
    { isQuick = false, ...options }: JudgeOptions = {},
  ) =>
    checkFile({
      rows: rows(),
      checkBatch: createChecker({ ...checkParts, isQuick }, timeZone),
      context,
      onProgress,
      ...options,
    })
  return { context, judge, problemContext }
}

const refusalText = (
  { problem }: Refusal,
  { resource }: Engine,
  { language }: ImportTask,
): string => {
  const { message, reasons } = problemMessage(problem, language, labelsOf(resource))
  return Object.values(reasons).join(' ') || message
}
