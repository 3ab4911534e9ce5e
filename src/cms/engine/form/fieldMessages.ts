import type { ErrorTransformer } from '@rjsf/utils'
import type { Input } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import { say, type MessageValues } from '#domain/messages/messages.ts'
import { fieldProblem } from '#domain/validation.ts'
import { labelOf, type Resource } from '#resource/resource.ts'
import { formatsFor } from '#ui/formats.ts'
import { pathOf, pointerOf } from '../../kinds/pointers.ts'

/** Says in the reader's words what the schema found wrong. */
export const errorTranslator =
  (resource: Resource, language: Language): ErrorTransformer<Input> =>
  (errors) =>
    errors.map((error) => {
      const { name: keyword = '', params = {}, property } = error
      // The library has put the missing property into the path already.
      const { missingProperty: _, ...rest } = params
      const { pointer, problem } = fieldProblem({
        keyword,
        instancePath: pointerOf(property),
        params: rest,
      })
      // Amounts are kept in whole coins: what is none was typed so that nobody can read it.
      const amount = resource.field[pathOf(pointer)[0] ?? '']
      if (keyword === 'type' && amount?.kind === 'money')
        return {
          ...error,
          message: say('field.type.number', language, { field: amount.label[language] }),
        }
      const values = { field: fieldLabel(resource, pointer, language), ...problem.values }
      return { ...error, message: say(problem.key, language, localised(values, language)) }
    })

/** The label of whatever a pointer leads to. */
export function fieldLabel(resource: Resource, pointer: string, language: Language): string {
  const [first = '', ...inner] = pathOf(pointer)
  const field = resource.field[first]
  const last = inner.findLast((part) => !/^\d+$/.test(part))
  if (!field) return first
  if (last === undefined) return field.label[language]
  return labelOf(last, field.property.items?.properties?.[last])[language]
}

const localised = (values: MessageValues, language: Language): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatsFor(language).number(value) : value,
    ]),
  )
