import type { FacetRange, FacetValue } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import type { FilterProps } from '../face.ts'

export type Option = { readonly value: string; readonly label: string; readonly count?: number }

/** What can be picked: what the list holds, with counts; else every value the declaration names. */
export function filterOptions(
  { field, facet }: Pick<FilterProps, 'field' | 'facet'>,
  language: Language,
): readonly Option[] {
  if (isValues(facet)) return facet
  return choiceValues(field.property).map((value) => ({
    value,
    label: choiceLabel(field.property, value, language),
  }))
}

const isValues = (facet: FilterProps['facet']): facet is readonly FacetValue[] =>
  Array.isArray(facet)

export const isRange = (facet: FilterProps['facet']): facet is FacetRange =>
  facet !== undefined && !Array.isArray(facet) && facet !== null
