import type { ErrorTransformer } from '@rjsf/utils'
import type { Input } from '#api/resourcePaths.ts'
import type { Language } from '#domain/locale.ts'
import { formatMessage, type MessageKey, type MessageValues } from '#domain/messages/messages.ts'
import { toFieldProblem } from '#domain/validation.ts'
import { kindOf } from '#resource/kinds/kindOf.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { type Resource } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'
import { formatsFor } from '#ui/formats.ts'
import { pointerToPath, pointerFromProperty } from '../../../kinds/pointers.ts'

/** Translates schema errors into messages in the reader's language. */
export const createErrorTranslator =
  (resource: Resource, language: Language): ErrorTransformer<Input> =>
  (errors) =>
    errors.map((error) => {
      const { name: keyword = '', params = {}, property } = error
      // The library's path already ends with the missing property.
      const { missingProperty: _, ...rest } = params
      const { pointer, problem } = toFieldProblem({
        keyword,
        instancePath: pointerFromProperty(property),
        params: rest,
      })
      const values = { field: fieldLabel(resource, pointer, language), ...problem.values }
      const key =
        expectsObject(params) && isMoneyField(resource, pointer) ? 'field.amount' : problem.key
      return {
        ...error,
        message: formatMessage(readableKey(key), language, localiseValues(values, language)),
      }
    })

/** API clients learn only that it is no date; people also learn in which format to type one. */
const readableKey = (key: MessageKey): MessageKey => (key === 'field.date' ? 'field.day' : key)

const expectsObject = ({ type }: Readonly<Record<string, unknown>>): boolean =>
  [type].flat().includes('object')

/** An amount is an object in the schema, but a single value to the person who types it. */
function isMoneyField(resource: Resource, pointer: string): boolean {
  const [first = '', ...inner] = pointerToPath(pointer)
  const property = resource.field[first]?.property
  const last = inner.findLast((part) => !/^\d+$/.test(part))
  const target = last === undefined ? property : property?.items?.properties?.[last]
  return target !== undefined && kinds[kindOf(target)].isMoney === true
}

/** Returns the label of the field that a pointer leads to. */
export function fieldLabel(resource: Resource, pointer: string, language: Language): string {
  const [first = '', ...inner] = pointerToPath(pointer)
  const field = resource.field[first]
  const last = inner.findLast((part) => !/^\d+$/.test(part))
  if (!field) return first
  if (last === undefined) return field.label[language]
  return labelOf(last, field.property.items?.properties?.[last])[language]
}

export const localiseValues = (values: MessageValues, language: Language): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatsFor(language).number(value) : value,
    ]),
  )
