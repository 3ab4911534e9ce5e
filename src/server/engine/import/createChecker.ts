import { setImmediate } from 'node:timers/promises'
import type { Currency } from '#domain/money.ts'
import type { FieldProblem, Problem } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { newId } from '#server/platform/newId.ts'
import { createZonedTime } from '#server/http/zonedTime.ts'
import type { Context, Row } from '../context.ts'
import { draftOf, storedValues } from '../writes/recordDraft.ts'
import { draftProblems } from '../writes/draftProblems.ts'
import type { Engine } from '../engine.ts'
import { defaultsOf } from '../writes/defaults.ts'
import { toCellProblems, type CellProblem, type ProblemContext } from './cellProblems.ts'
import { findExisting, type ExistingRecord } from './findExisting.ts'
import type { RowWrite } from './validateRow.ts'
import { createMatcher } from './createMatcher.ts'
import { readMembersByRecord } from '../writes/readMembersByRecord.ts'
import { draftsMatchRowScope } from './draftsMatchRowScope.ts'
import { cellReadOptions } from '../csv/cellReadOptions.ts'
import { cellWriteOptions } from '../csv/cellWriteOptions.ts'
import { createMomentReader } from '../csv/createMomentReader.ts'
import type { FileRow } from './openCsvFile.ts'
import { hasMembers, readRow, type RowReadOptions } from './readRow.ts'
import { createRelationFinder } from './createRelationFinder.ts'
import { dryRunRows } from './dryRunRows.ts'
import { schemaProblems } from './schemaProblems.ts'

export type RowFinding =
  | { readonly kind: 'skip' }
  | { readonly kind: 'wrong'; readonly problems: readonly CellProblem[] }
  | PlannedRow

export type PlannedRow = {
  readonly kind: 'create' | 'update'
  readonly row: FileRow
  readonly write: RowWrite
  readonly version: number
}

export type CheckerOptions = {
  readonly engine: Engine
  readonly catalogue: Catalogue
  readonly currency: Currency
  readonly problemContext: ProblemContext
  /** leaves what only behaviours can tell to the writing of the rows */
  readonly isQuick?: boolean
}

/** Creates a checker for the rows of one file, in batches; duplicates are found across batches. */
export function createChecker(
  { engine, catalogue, currency, problemContext, isQuick }: CheckerOptions,
  timeZone: string,
): (rows: readonly FileRow[], context: Context) => Promise<readonly RowFinding[]> {
  const { resource, behaviour } = engine
  const { headers, language } = problemContext
  const relations = createRelationFinder(headers.columns, catalogue)
  const rowMatcher = createMatcher(headers)
  const time = createZonedTime(timeZone)
  const readOptions: RowReadOptions = {
    language,
    currency,
    ...cellReadOptions({ time: createMomentReader(timeZone), findRecords: relations.meant }),
    exportOptions: {
      ...cellWriteOptions({ language, time, nameOf: noName, codeOf: noName }),
      currency,
    },
  }
  const memberFields = headers.columns.flatMap(({ field }) => (hasMembers(field) ? [field] : []))
  const defaults = defaultsOf(resource, engine.brand)

  return async (rows, context) => {
    await relations.look(rows, context)
    const existing = await findExisting(
      resource,
      rowMatcher.lookupKeys(rows, readOptions),
      catalogue,
      context,
    )
    await setImmediate()
    const matchedRows = rowMatcher.rows(rows, existing, readOptions)
    const ids = matchedRows.flatMap(({ record }) => record?.id ?? [])
    const members = await readMembersByRecord(resource, memberFields, ids, context.db)

    const storedOf = ({ id, row }: ExistingRecord): Row => ({
      ...storedValues(resource, row),
      ...Object.fromEntries(
        memberFields.map(({ name }) => [
          name,
          (members.get(name)?.get(id) ?? []).map(({ target }) => target),
        ]),
      ),
    })

    const findings = matchedRows.map(({ row, record, problems: unmatched }) => {
      const { input, problems } = readRow(row, headers, record && storedOf(record), readOptions)
      const kind = record ? 'update' : 'create'
      const readProblems = { ...problems, ...unmatched }
      const rowProblems = { ...byFieldName(schemaProblems(resource, kind, input)), ...readProblems }
      if (Object.keys(rowProblems).length)
        return wrongFinding(row, { ...furtherProblems(rowProblems, input, record), ...rowProblems })
      if (record && !Object.keys(input).length) return skipFinding
      const write: RowWrite = { id: record?.id ?? newId(), input, before: record?.row }
      return { kind, row, write, version: Number(record?.row.version ?? 0) } as const
    })
    return isQuick ? findings.map(withoutStored) : withOutcomes(findings, context)
  }

  /** Adds what only behaviours can tell, and whether the record stays in the caller's scope. */
  async function withOutcomes(findings: readonly RowFinding[], context: Context) {
    const plannedRows = findings.filter(isPlanned)
    const writes = plannedRows.map((each) => each.write)
    const verdicts = await dryRunRows({ resource, catalogue, behaviour, defaults }, writes, context)
    const plannedDrafts = verdicts.map((verdict, index) => ({
      id: writes[index]?.before && writes[index].id,
      values: 'draft' in verdict ? verdict.draft.values : {},
    }))
    const inScope = await draftsMatchRowScope(resource, plannedDrafts, catalogue, context)
    const outcomes = new Map<RowFinding, RowFinding>()
    for (const [index, each] of plannedRows.entries()) {
      const verdict = verdicts[index]
      const problem: Problem | undefined =
        verdict && 'problem' in verdict
          ? verdict.problem
          : inScope[index]
            ? undefined
            : foreignProblem
      outcomes.set(
        each,
        problem
          ? { kind: 'wrong', problems: toCellProblems(problem, each.row, problemContext) }
          : withoutStored(each),
      )
    }
    return findings.map((finding) => outcomes.get(finding) ?? finding)
  }

  /** Returns further problems of a row, as far as they can be found without the invalid cells. */
  function furtherProblems(
    known: Readonly<Record<string, FieldProblem>>,
    input: Row,
    record: ExistingRecord | undefined,
  ): Readonly<Record<string, FieldProblem>> {
    if (behaviour.prepare) return {}
    const base = record ? storedValues(resource, record.row) : defaults
    const draft = draftOf(resource, input, base, language)
    const entries = Object.entries(
      byFieldName(draftProblems(resource, input, draft, record && { values: base, members: {} })),
    )
    const isDecidable = ([name]: [string, unknown]): boolean =>
      Object.keys(resource.field[name]?.when ?? {}).every((other) => !known[other])
    return Object.fromEntries(entries.filter(isDecidable))
  }

  function wrongFinding(
    row: FileRow,
    problems: Readonly<Record<string, FieldProblem>>,
  ): RowFinding {
    const fields = Object.entries(problems).map(([name, problem]) => [`/${name}`, problem])
    const problem: Problem = { code: 'validation', fields: Object.fromEntries(fields) }
    return { kind: 'wrong', problems: toCellProblems(problem, row, problemContext) }
  }
}

const skipFinding: RowFinding = { kind: 'skip' }
const foreignProblem: Problem = { code: 'forbidden' }
const noName = (): string => ''

/** The stored record is read again when it is written, so it is not kept for the whole file. */
function withoutStored(finding: RowFinding): RowFinding {
  if (!isPlanned(finding)) return finding
  const { id, input } = finding.write
  return { ...finding, write: { id, input, before: undefined } }
}

const isPlanned = (finding: RowFinding): finding is PlannedRow => 'write' in finding

/** Keys problems by field name, because a pointer into a value belongs to its cell. */
const byFieldName = (
  problems: Readonly<Record<string, FieldProblem>>,
): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    Object.entries(problems).map(([pointer, problem]) => [pointer.split('/')[1] ?? '', problem]),
  )
