import { commonVerbs, verbsOf } from '#resource/access.ts'
import { sentenceCase } from '#resource/names.ts'
import { textIn, type Catalogue, type Resource } from '#resource/resource.ts'
import type { Language } from '#domain/locale.ts'
import type { CmsText } from '../context/useText.ts'

/** The verb that stands for all verbs of a resource. */
export const allVerbs = '*'

export type Granted = { readonly resource: Resource; readonly verbs: readonly string[] }

/** A list of permissions by resource, in the order of the catalogue. */
export function grantedBy(catalogue: Catalogue, permissions: readonly string[]): Granted[] {
  const held = new Set(permissions)
  return [...catalogue.values()].flatMap((resource) => {
    const verbs = [allVerbs, ...verbsOf(resource)].filter((verb) =>
      held.has(`${resource.name}:${verb}`),
    )
    return verbs.length ? [{ resource, verbs: verbs.includes(allVerbs) ? [allVerbs] : verbs }] : []
  })
}

/** A verb in the reader's words: a common one, that of an action, or that of some fields. */
export function verbLabel(
  { actions, fields }: Resource,
  verb: string,
  { t, language }: { t: CmsText; language: Language },
): string {
  if (verb === allVerbs) return t('verb.all')
  const common = commonVerbs.find((each) => each === verb)
  if (common) return t(`verb.${common}`)
  const action = Object.values(actions).find(({ access }) => access === verb)
  const guarded = fields.filter(({ access }) => access === verb)
  if (guarded.length)
    return t('verb.set', {
      fields: guarded.map(({ label }) => label[language]).join(t('form.comma')),
    })
  return textIn(action?.label, language) ?? sentenceCase(verb)
}
