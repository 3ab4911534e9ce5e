import { recordFromKeys } from '#domain/keys.ts'
import { languageCodes } from '#domain/locale.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { resolveResource } from '#resource/resolveResource.ts'

/** Returns the name under which the input of an action and its validator are found. */
export const inputResourceName = (resource: string, verb: string): string => `${resource}/${verb}`

/**
 * Returns the input of an action as a small resource, so that the form of records can render it.
 */
export function createInputResource(
  resource: string,
  verb: string,
  { input, label }: ActionDeclaration,
): Resource | undefined {
  if (!input) return undefined
  return resolveResource({
    name: inputResourceName(resource, verb),
    menu: { section: 'catalogue', icon: 'list' },
    labels: recordFromKeys(languageCodes, () => [verb, verb] as const),
    schema: {
      ...input,
      properties: { ...input.properties, [placeholderField]: placeholderProperty },
    },
    title: placeholderField,
    table: { columns: [], sort: placeholderField },
    screens: { sections: [{ title: label, fields: Object.keys(input.properties) }] },
  })
}

/**
 * A resource needs a title field; an input has none, so it gets one that is never shown or sent.
 */
const placeholderField = '_'
const placeholderProperty = { type: 'string', readOnly: true, writeOnly: true } as const
