import type { RecordData } from '#api/records.ts'
import { languages, type Language } from '#domain/locale.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import type { CmsText } from '../../context/useText.ts'
import { choiceLabel, choiceValues } from '../../kinds/choiceLabels.ts'

/** Whether a record is in a state in which a verb is offered. */
export const isOffered = ({ from }: ActionDeclaration, record: RecordData): boolean =>
  !from || from.in.includes(String(record[from.field]))

type Words = { readonly t: CmsText; readonly language: Language }

/** Why a verb is not offered now, in the words of the field that decides; undefined: it is. */
export function whyNot(
  { field }: Resource,
  action: ActionDeclaration,
  record: RecordData,
  { t, language }: Words,
): string | undefined {
  const { from } = action
  if (!from || isOffered(action, record)) return undefined
  const deciding = field[from.field]
  if (!deciding) return t('action.notNow')
  const others = choiceValues(deciding.property).filter((value) => !from.in.includes(value))
  // Of many states the few others are named.
  const few = others.length > 0 && others.length < from.in.length
  const labels = (few ? others : from.in).map((value) =>
    choiceLabel(deciding.property, value, language),
  )
  const values = new Intl.ListFormat(languages[language].tag, { type: 'disjunction' }).format(
    labels,
  )
  return t(few ? 'action.notWhile' : 'action.onlyWhile', {
    field: deciding.label[language],
    values,
  })
}
