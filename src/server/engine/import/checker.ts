import { setImmediate } from 'node:timers/promises'
import type { Currency } from '#domain/money.ts'
import type { FieldProblem, Problem } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { newId } from '#server/platform/newId.ts'
import { timeIn } from '#server/http/zonedTime.ts'
import type { Context, Row } from '../context.ts'
import { draftOf, storedValues } from '../draft.ts'
import { draftProblems } from '../draftProblems.ts'
import type { Engine } from '../engine.ts'
import { defaultsOf } from '../writer.ts'
import { cellProblems, type CellProblem, type Told } from './cellProblem.ts'
import { findExisting, type Existing } from './existing.ts'
import type { Asked } from './judge.ts'
import { matcher } from './matcher.ts'
import { membersOf } from './membersOf.ts'
import { ownDrafts } from './ownDrafts.ts'
import { momentReader } from '../csv/readMoment.ts'
import type { FileRow } from './readFile.ts'
import { hasMembers, readRow, type RowFacts } from './readRow.ts'
import { relationFinder } from './relations.ts'
import { tryRows } from './trial.ts'
import { schemaProblems } from './validators.ts'

/** What comes of a row of a file. */
export type Finding =
  | { readonly kind: 'skip' }
  | { readonly kind: 'wrong'; readonly problems: readonly CellProblem[] }
  | Wanted

export type Wanted = {
  readonly kind: 'create' | 'update'
  readonly row: FileRow
  readonly asked: Asked
  readonly version: number
}

export type CheckParts = {
  readonly engine: Engine
  readonly catalogue: Catalogue
  readonly currency: Currency
  readonly told: Told
}

/** Judges the rows of one file, piece after piece; what stood in earlier pieces counts. */
export function createChecker(
  { engine, catalogue, currency, told }: CheckParts,
  timeZone: string,
): (rows: readonly FileRow[], context: Context) => Promise<readonly Finding[]> {
  const { resource, behaviour } = engine
  const { heads, language } = told
  const relations = relationFinder(heads.columns, catalogue)
  const match = matcher(heads)
  const written = { language, time: timeIn(timeZone), currency, nameOf: nothing, codeOf: nothing }
  const toMoment = momentReader(timeZone)
  const facts: RowFacts = { language, currency, toMoment, meant: relations.meant, written }
  const many = heads.columns.flatMap(({ field }) => (hasMembers(field) ? [field] : []))
  const begun = defaultsOf(resource, engine.brand)

  return async (rows, context) => {
    await relations.look(rows, context)
    const existing = await findExisting(resource, match.wanted(rows, facts), catalogue, context)
    await setImmediate()
    const matched = match.rows(rows, existing, facts)
    const ids = matched.flatMap(({ record }) => record?.id ?? [])
    const members = await membersOf(resource, many, ids, context.db)

    const storedOf = ({ id, row }: Existing): Row => ({
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
        return refused(row, { ...beside(wrong, input, record), ...wrong })
      if (record && !Object.keys(input).length) return skipped
      const asked: Asked = { id: record?.id ?? newId(), input, before: record?.row }
      return { kind, row, asked, version: Number(record?.row.version ?? 0) } as const
    })
    return judged(findings, context)
  }

  /** What only the behaviours of a resource know, and whether the record stays within what the person meets. */
  async function judged(findings: readonly Finding[], context: Context) {
    const wanted = findings.filter(isWanted)
    const asked = wanted.map((each) => each.asked)
    const verdicts = await tryRows({ resource, catalogue, behaviour, begun }, asked, context)
    const planned = verdicts.map((verdict, index) => ({
      id: asked[index]?.before && asked[index].id,
      values: 'draft' in verdict ? verdict.draft.values : {},
    }))
    const own = await ownDrafts(resource, planned, catalogue, context)
    const outcome = new Map<Finding, Finding>()
    for (const [index, each] of wanted.entries()) {
      const verdict = verdicts[index]
      const problem: Problem | undefined =
        verdict && 'problem' in verdict ? verdict.problem : own[index] ? undefined : foreign
      // What is stored is read again when it is written: nobody keeps it for a whole file.
      const { id, input } = each.asked
      outcome.set(
        each,
        problem
          ? { kind: 'wrong', problems: cellProblems(problem, each.row, told) }
          : { ...each, asked: { id, input, before: undefined } },
      )
    }
    return findings.map((finding) => outcome.get(finding) ?? finding)
  }

  /** What else is wrong with a row, as far as that can be told without the cells that are. */
  function beside(
    wrong: Readonly<Record<string, FieldProblem>>,
    input: Row,
    record: Existing | undefined,
  ): Readonly<Record<string, FieldProblem>> {
    if (behaviour.prepare) return {}
    const start = record ? storedValues(resource, record.row) : begun
    const draft = draftOf(resource, input, start, language)
    const found = Object.entries(
      byName(draftProblems(resource, input, draft, record && { values: start, members: {} })),
    )
    const isKnown = ([name]: [string, unknown]): boolean =>
      Object.keys(resource.field[name]?.when ?? {}).every((other) => !wrong[other])
    return Object.fromEntries(found.filter(isKnown))
  }

  function refused(row: FileRow, problems: Readonly<Record<string, FieldProblem>>): Finding {
    const fields = Object.entries(problems).map(([name, problem]) => [`/${name}`, problem])
    const problem: Problem = { code: 'validation', fields: Object.fromEntries(fields) }
    return { kind: 'wrong', problems: cellProblems(problem, row, told) }
  }
}

const skipped: Finding = { kind: 'skip' }
const foreign: Problem = { code: 'forbidden' }
const nothing = (): string => ''

const isWanted = (finding: Finding): finding is Wanted => 'asked' in finding

/** Pointers into a value speak of its cell. */
const byName = (
  problems: Readonly<Record<string, FieldProblem>>,
): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    Object.entries(problems).map(([pointer, problem]) => [pointer.split('/')[1] ?? '', problem]),
  )
