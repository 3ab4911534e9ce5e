import type { ActionDeclaration } from '#resource/declaration.ts'
import { resolveResource, type Resource } from '#resource/resource.ts'

/** The name by which the input of an action is known, and its validator found. */
export const inputResourceName = (resource: string, verb: string): string => `${resource}/${verb}`

/** What an action asks for, as a small resource of its own: whatever draws a form draws this one too. */
export function createInputResource(
  resource: string,
  verb: string,
  { input, label }: ActionDeclaration,
): Resource | undefined {
  if (!input) return undefined
  return resolveResource({
    name: inputResourceName(resource, verb),
    menu: { section: 'catalogue', icon: 'list' },
    labels: {},
    schema: {
      ...input,
      properties: { ...input.properties, [placeholderField]: placeholderProperty },
    },
    title: placeholderField,
    table: { columns: [], sort: placeholderField },
    screens: { sections: [{ title: label, fields: Object.keys(input.properties) }] },
  })
}

/** A record has a name; an input has none, so it gets one that nobody sees or sends. */
const placeholderField = '_'
const placeholderProperty = { type: 'string', readOnly: true, writeOnly: true } as const
