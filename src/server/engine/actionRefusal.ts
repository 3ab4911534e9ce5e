import { formatMessage } from '#domain/messages/messages.ts'
import { pickTranslation, languages, type Language } from '#domain/locale.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import { choiceLabel, sortValues } from '#resource/choices.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { actionBlocker } from '#resource/actionBlocker.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Resource } from '#resource/resource.ts'
import type { Row } from './context.ts'

/**
 * Returns why an action cannot be run on a record in its current state; undefined if it can.
 * Refuses with `action_not_now`.
 */
export function actionRefusal(
  { field }: Resource,
  action: ActionDeclaration,
  record: Row,
  language: Language,
): Refusal | undefined {
  const block = actionBlocker(action, record)
  const decidingField = block && field[block.field]
  if (!decidingField) return undefined
  const labels = sortValues(decidingField.property, block.values).map((value) =>
    kinds[decidingField.kind].isBoolean
      ? formatMessage(value === 'true' ? 'word.yes' : 'word.no', language)
      : choiceLabel(decidingField.property, value, language),
  )
  const list = new Intl.ListFormat(languages[language].tag, { type: 'disjunction' })
  return refuse('action_not_now', {
    values: {
      action: pickTranslation(action.label, language) ?? '',
      field: decidingField.label[language],
      values: list.format(labels),
    },
  })
}
