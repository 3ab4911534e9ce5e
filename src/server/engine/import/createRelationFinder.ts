import type { Catalogue } from '#resource/resource.ts'
import type { Context } from '../context.ts'
import { textOf } from '../csv/cells.ts'
import { recordNamesIn, type RecordFinder } from '../csv/cellReadOptions.ts'
import {
  createRecordLookup,
  findRecordsByText,
  type NamedRecord,
} from '../csv/findRecordsByText.ts'
import type { FileColumn } from './matchHeaders.ts'
import type { FileRow } from './openCsvFile.ts'

/** The number of texts cached per target resource; beyond it the cache is cleared. */
const maxKnown = 20_000

/** Creates a cached lookup of the records named in cells, with one statement for many rows. */
export function createRelationFinder(columns: readonly FileColumn[], catalogue: Catalogue) {
  const cache = new Map<string, Map<string, readonly NamedRecord[]>>()
  const relationColumns = columns.filter(({ field }) => field.target !== undefined)

  async function loadNames(rows: readonly FileRow[], context: Context): Promise<void> {
    for (const name of new Set(relationColumns.flatMap(({ field }) => field.target ?? []))) {
      const target = catalogue.get(name)
      if (!target) continue
      const texts = cache.get(name) ?? new Map<string, readonly NamedRecord[]>()
      if (texts.size > maxKnown) texts.clear()
      cache.set(name, texts)
      const unknownTexts = new Set(
        rows.flatMap(({ cells }) =>
          relationColumns
            .filter(({ field }) => field.target === name)
            .flatMap(({ field, index }) => recordNamesIn(textOf(cells[index] ?? ''), field))
            .filter((text) => text !== '' && !texts.has(text)),
        ),
      )
      const candidates = await findRecordsByText(target, [...unknownTexts], catalogue, context)
      const findMeant = createRecordLookup(candidates)
      for (const text of unknownTexts) texts.set(text, findMeant(text))
    }
  }

  const findRecords: RecordFinder = ({ target = '' }, text) => cache.get(target)?.get(text) ?? []

  return { look: loadNames, meant: findRecords }
}
