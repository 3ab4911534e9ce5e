import type { Catalogue, Field } from '#resource/resource.ts'
import type { Context } from '../context.ts'
import { textOf } from '../csv/cells.ts'
import { recordNamesIn, type ReadFacts } from '../csv/readCell.ts'
import { recordsMatching, findRecordsByText, type NamedRecord } from '../csv/recordsCalled.ts'
import type { FileColumn } from './matchHeads.ts'
import type { FileRow } from './readFile.ts'

/** So many texts are remembered for each resource that is pointed to; then all are asked for anew. */
const maxKnown = 20_000

/** Finds the records that cells name, those of many rows with one statement, and remembers them. */
export function createRelationFinder(columns: readonly FileColumn[], catalogue: Catalogue) {
  const known = new Map<string, Map<string, readonly NamedRecord[]>>()
  const pointing = columns.filter(({ field }) => field.target !== undefined)

  async function look(rows: readonly FileRow[], context: Context): Promise<void> {
    for (const name of new Set(pointing.flatMap(({ field }) => field.target ?? []))) {
      const target = catalogue.get(name)
      if (!target) continue
      const texts = known.get(name) ?? new Map<string, readonly NamedRecord[]>()
      if (texts.size > maxKnown) texts.clear()
      known.set(name, texts)
      const unknownTexts = new Set(
        rows.flatMap(({ cells }) =>
          pointing
            .filter(({ field }) => field.target === name)
            .flatMap(({ field, index }) => recordNamesIn(textOf(cells[index] ?? ''), field))
            .filter((text) => text !== '' && !texts.has(text)),
        ),
      )
      const found = await findRecordsByText(target, [...unknownTexts], catalogue, context)
      for (const text of unknownTexts) texts.set(text, recordsMatching(text, found))
    }
  }

  const meant: ReadFacts['findRecords'] = ({ target = '' }: Field, text) =>
    known.get(target)?.get(text) ?? []

  return { look, meant }
}
