import { setImmediate } from 'node:timers/promises'
import type { Currency } from '#domain/money.ts'
import type { FieldProblem, Problem } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { newId } from '#server/platform/newId.ts'
import { createZonedTime } from '#server/http/zonedTime.ts'
import type { Context, Row } from '../context.ts'
import { draftOf, storedValues } from '../draft.ts'
import { draftProblems } from '../draftProblems.ts'
import type { Engine } from '../engine.ts'
import { defaultsOf } from '../writer.ts'
import { cellProblems, type CellProblem, type ProblemContext } from './cellProblem.ts'
import { findExisting, type ExistingRecord } from './existing.ts'
import type { RowWrite } from './judge.ts'
import { createMatcher } from './matcher.ts'
import { membersOf } from './membersOf.ts'
import { draftsMatchRowScope } from './ownDrafts.ts'
import { createMomentReader } from '../csv/readMoment.ts'
import type { FileRow } from './readFile.ts'
import { hasMembers, readRow, type RowFacts } from './readRow.ts'
import { createRelationFinder } from './relations.ts'
import { dryRunRows } from './trial.ts'
import { schemaProblems } from './validators.ts'

/** What comes of a row of a file. */
export type Finding =
  | { readonly kind: 'skip' }
  | { readonly kind: 'wrong'; readonly problems: readonly CellProblem[] }
  | PlannedRow

export type PlannedRow = {
  readonly kind: 'create' | 'update'
  readonly row: FileRow
  readonly write: RowWrite
  readonly version: number
}

export type CheckParts = {
  readonly engine: Engine
  readonly catalogue: Catalogue
  readonly currency: Currency
  readonly problemContext: ProblemContext
}

/** Judges the rows of one file, piece after piece; what stood in earlier pieces counts. */
export function createChecker(
  { engine, catalogue, currency, problemContext }: CheckParts,
  timeZone: string,
): (rows: readonly FileRow[], context: Context) => Promise<readonly Finding[]> {
  const { resource, behaviour } = engine
  const { heads, language } = problemContext
  const relations = createRelationFinder(heads.columns, catalogue)
  const match = createMatcher(heads)
  const exportFacts = {
    language,
    time: createZonedTime(timeZone),
    currency,
    nameOf: noName,
    codeOf: noName,
  }
  const toMoment = createMomentReader(timeZone)
  const facts: RowFacts = {
    language,
    currency,
    toMoment,
    findRecords: relations.meant,
    exportFacts,
  }
  const many = heads.columns.flatMap(({ field }) => (hasMembers(field) ? [field] : []))
  const defaults = defaultsOf(resource, engine.brand)

  return async (rows, context) => {
    await relations.look(rows, context)
    const existing = await findExisting(resource, match.wanted(rows, facts), catalogue, context)
    await setImmediate()
    const matched = match.rows(rows, existing, facts)
    const ids = matched.flatMap(({ record }) => record?.id ?? [])
    const members = await membersOf(resource, many, ids, context.db)

    const storedOf = ({ id, row }: ExistingRecord): Row => ({
      ...storedValues(resource, row),
      ...Object.fromEntries(
        many.map(({ name }) => [
          name,
          (members.get(name)?.get(id) ?? []).map(({ target }) => target),
        ]),
      ),
    })

    const findings = matched.map(({ row, record, problems: unmatched }) => {
      const { input, problems } = readRow(row, heads, record && storedOf(record), facts)
      const kind = record ? 'update' : 'create'
      const read = { ...problems, ...unmatched }
      const wrong = { ...byName(schemaProblems(resource, kind, input)), ...read }
      if (Object.keys(wrong).length)
        return wrongFinding(row, { ...furtherProblems(wrong, input, record), ...wrong })
      if (record && !Object.keys(input).length) return skipped
      const write: RowWrite = { id: record?.id ?? newId(), input, before: record?.row }
      return { kind, row, write, version: Number(record?.row.version ?? 0) } as const
    })
    return withOutcomes(findings, context)
  }

  /** What only the behaviours of a resource know, and whether the record stays within what the person meets. */
  async function withOutcomes(findings: readonly Finding[], context: Context) {
    const plannedRows = findings.filter(isPlanned)
    const writes = plannedRows.map((each) => each.write)
    const verdicts = await dryRunRows({ resource, catalogue, behaviour, defaults }, writes, context)
    const planned = verdicts.map((verdict, index) => ({
      id: writes[index]?.before && writes[index].id,
      values: 'draft' in verdict ? verdict.draft.values : {},
    }))
    const own = await draftsMatchRowScope(resource, planned, catalogue, context)
    const outcome = new Map<Finding, Finding>()
    for (const [index, each] of plannedRows.entries()) {
      const verdict = verdicts[index]
      const problem: Problem | undefined =
        verdict && 'problem' in verdict ? verdict.problem : own[index] ? undefined : foreign
      // What is stored is read again when it is written: nobody keeps it for a whole file.
      const { id, input } = each.write
      outcome.set(
        each,
        problem
          ? { kind: 'wrong', problems: cellProblems(problem, each.row, problemContext) }
          : { ...each, write: { id, input, before: undefined } },
      )
    }
    return findings.map((finding) => outcome.get(finding) ?? finding)
  }

  /** What else is wrong with a row, as far as that can be told without the cells that are. */
  function furtherProblems(
    wrong: Readonly<Record<string, FieldProblem>>,
    input: Row,
    record: ExistingRecord | undefined,
  ): Readonly<Record<string, FieldProblem>> {
    if (behaviour.prepare) return {}
    const start = record ? storedValues(resource, record.row) : defaults
    const draft = draftOf(resource, input, start, language)
    const found = Object.entries(
      byName(draftProblems(resource, input, draft, record && { values: start, members: {} })),
    )
    const isKnown = ([name]: [string, unknown]): boolean =>
      Object.keys(resource.field[name]?.when ?? {}).every((other) => !wrong[other])
    return Object.fromEntries(found.filter(isKnown))
  }

  function wrongFinding(row: FileRow, problems: Readonly<Record<string, FieldProblem>>): Finding {
    const fields = Object.entries(problems).map(([name, problem]) => [`/${name}`, problem])
    const problem: Problem = { code: 'validation', fields: Object.fromEntries(fields) }
    return { kind: 'wrong', problems: cellProblems(problem, row, problemContext) }
  }
}

const skipped: Finding = { kind: 'skip' }
const foreign: Problem = { code: 'forbidden' }
const noName = (): string => ''

const isPlanned = (finding: Finding): finding is PlannedRow => 'asked' in finding

/** Pointers into a value speak of its cell. */
const byName = (
  problems: Readonly<Record<string, FieldProblem>>,
): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    Object.entries(problems).map(([pointer, problem]) => [pointer.split('/')[1] ?? '', problem]),
  )
