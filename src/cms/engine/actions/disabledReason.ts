import type { RecordData } from '#api/records.ts'
import { languages, type Language } from '#domain/locale.ts'
import { choiceLabel, choiceValues, sortValues } from '#resource/choices.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { actionBlocker } from '#resource/actionBlocker.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import type { CmsTextFunction } from '../../context/useText.ts'

type Localization = { readonly t: CmsTextFunction; readonly language: Language }

/**
 * Returns why an action is unavailable, worded by the field that decides, or undefined if it is
 * not.
 */
export function disabledReason(
  { field }: Resource,
  action: ActionDeclaration,
  record: RecordData,
  { t, language }: Localization,
): string | undefined {
  const unmet = actionBlocker(action, record)
  if (!unmet) return undefined
  const decidingField = field[unmet.field]
  if (!decidingField) return t('action.notNow')
  const { property } = decidingField
  const others = choiceValues(property).filter((value) => !unmet.values.includes(value))
  // Of many allowed values, the few that are excluded are named instead.
  const isShorter = others.length > 0 && others.length < unmet.values.length
  const labels = (isShorter ? others : sortValues(property, unmet.values)).map((value) =>
    kinds[decidingField.kind].isBoolean
      ? t(value === 'true' ? 'detail.yes' : 'detail.no')
      : choiceLabel(property, value, language),
  )
  const values = new Intl.ListFormat(languages[language].tag, { type: 'disjunction' }).format(
    labels,
  )
  return t(isShorter ? 'action.notWhile' : 'action.onlyWhile', {
    field: decidingField.label[language],
    values,
  })
}
