import { joinItems, type Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { commonVerbs, verbsOf } from './access.ts'
import { sentenceCase } from './names.ts'
import { textIn, type Resource } from './resource.ts'

/** Stands for all verbs of a resource. */
export const allVerbs = '*'

export type ResourceGrant = { readonly resource: Resource; readonly verbs: readonly string[] }

/** Groups permissions by resource, in the order of the resources. */
export function groupGrants(
  resources: Iterable<Resource>,
  permissions: readonly string[],
): ResourceGrant[] {
  const granted = new Set(permissions)
  return [...resources].flatMap((resource) => {
    const verbs = [allVerbs, ...verbsOf(resource)].filter((verb) =>
      granted.has(`${resource.name}:${verb}`),
    )
    return verbs.length ? [{ resource, verbs: verbs.includes(allVerbs) ? [allVerbs] : verbs }] : []
  })
}

/** Returns the label of a verb: of a common one, of an action, or of the fields it guards. */
export function verbLabel({ actions, fields }: Resource, verb: string, language: Language): string {
  if (verb === allVerbs) return formatMessage('verb.*', language)
  const common = commonVerbs.find((each) => each === verb)
  if (common) return formatMessage(`verb.${common}`, language)
  const action = Object.values(actions).find(({ access }) => access === verb)
  const guarded = fields.filter(({ access }) => access === verb)
  if (guarded.length)
    return formatMessage('verb.set', language, {
      fields: joinItems(
        guarded.map(({ label }) => label[language]),
        language,
      ),
    })
  return textIn(action?.label, language) ?? sentenceCase(verb)
}
