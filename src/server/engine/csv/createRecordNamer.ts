import { isRecord } from '#resource/kinds/kind.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import type { Context, Row } from '../context.ts'
import { separator } from './cells.ts'
import { createRecordLookup, findRecordsByText } from './findRecordsByText.ts'
import type { RecordNamer } from './cellWriteOptions.ts'

/**
 * Returns how to name the records that a page refers to: by title. In reimportable fields only by a
 * text that identifies the record: its title if unambiguous, else a unique field, else the id.
 */
export async function createRecordNamer(
  page: readonly Row[],
  reimportable: readonly Field[],
  catalogue: Catalogue,
  context: Context,
): Promise<RecordNamer> {
  const names = new Map<string, string>()
  for (const name of new Set(reimportable.flatMap(({ target }) => target ?? []))) {
    const target = catalogue.get(name)
    if (!target) continue
    const referencingFields = reimportable.filter((field) => field.target === name)
    const references = page.flatMap((row) =>
      referencingFields.flatMap((field) => [row[field.name]].flat().filter(isRecord)),
    )
    const titles = new Map(references.map((each) => [String(each._id), titleOf(each, target)]))
    for (const entry of await unambiguousNames(target, titles, catalogue, context))
      names.set(...entry)
  }
  return (field, reference) => {
    const target = catalogue.get(field.target ?? '')
    if (!isRecord(reference) || !target) return ''
    return names.get(String(reference._id)) ?? titleOf(reference, target)
  }
}

/** Returns the shortest name of a record: a unique field in its reference, else its title. */
export const createCodeOf =
  (catalogue: Catalogue): RecordNamer =>
  (field, reference) => {
    const target = catalogue.get(field.target ?? '')
    if (!isRecord(reference) || !target) return ''
    const code = target.references.find(({ unique }) => unique)
    return String((code && reference[code.name]) ?? titleOf(reference, target))
  }

async function unambiguousNames(
  target: Resource,
  titles: ReadonlyMap<string, string>,
  catalogue: Catalogue,
  context: Context,
): Promise<readonly [string, string][]> {
  const candidates = await findRecordsByText(
    target,
    [...new Set(titles.values())],
    catalogue,
    context,
  )
  const findMeant = createRecordLookup(candidates)
  return [...titles].map(([id, title]) => {
    const [meant, ...others] = findMeant(title)
    if (meant?.id === id && !others.length && survivesListCell(title)) return [id, title]
    const record = findMeant(id).find((each) => each.id === id && each.own)
    return [id, record?.unique.find((each) => each !== null && survivesListCell(each)) ?? id]
  })
}

/** Whether a text is still the same after being joined with others in a cell. */
const survivesListCell = (text: string): boolean =>
  text !== '' && text === text.trim() && !text.includes(separator)

const titleOf = (reference: Row, { titleField }: Resource): string =>
  String(reference[titleField.name] ?? '')
