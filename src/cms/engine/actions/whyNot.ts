import type { RecordData } from '#api/records.ts'
import { languages, type Language } from '#domain/locale.ts'
import { choiceLabel, choiceValues, inSequence } from '#resource/choices.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { blockOf } from '#resource/offered.ts'
import type { Resource } from '#resource/resource.ts'
import type { CmsText } from '../../context/useText.ts'

type Words = { readonly t: CmsText; readonly language: Language }

/** Why a verb is not offered now, in the words of the field that decides; undefined: it is. */
export function whyNot(
  { field }: Resource,
  action: ActionDeclaration,
  record: RecordData,
  { t, language }: Words,
): string | undefined {
  const block = blockOf(action, record)
  if (!block) return undefined
  const deciding = field[block.field]
  if (!deciding) return t('action.notNow')
  const { property } = deciding
  const others = choiceValues(property).filter((value) => !block.values.includes(value))
  // Of many states the few others are named.
  const few = others.length > 0 && others.length < block.values.length
  const labels = (few ? others : inSequence(property, block.values)).map((value) =>
    deciding.kind === 'flag'
      ? t(value === 'true' ? 'detail.yes' : 'detail.no')
      : choiceLabel(property, value, language),
  )
  const values = new Intl.ListFormat(languages[language].tag, { type: 'disjunction' }).format(
    labels,
  )
  return t(few ? 'action.notWhile' : 'action.onlyWhile', {
    field: deciding.label[language],
    values,
  })
}
