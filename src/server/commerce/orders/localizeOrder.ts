import { pickTranslation, type ByLanguage, type Language } from '#domain/locale.ts'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import type { Row } from '#server/engine/context.ts'

/** The names of products, discounts, groups and shipping methods when an order was placed. */
type NamedRow = Row & { readonly names?: ByLanguage }

/**
 * Localizes an order for its reader. Orders keep all names in every language as of when they were
 * placed; older orders only have them in the buyer's language, so product names are looked up.
 */
export function localizeOrder(record: Row, language: Language): Row {
  const { items, rules, shippingMethod } = record
  const isOtherLanguage = record.language !== undefined && record.language !== language
  const namedRules = listOrEmpty(rules).filter(hasNames)
  const shippingRule = namedRules.find(
    ({ kind }) => kind === 'shipping' || kind === 'free_shipping',
  )
  return {
    ...record,
    ...(Array.isArray(items) && {
      items: items.map((line: NamedRow) => {
        const { names, ...rest } = line
        const currentName =
          isOtherLanguage && isRecord(line.product) ? line.product.name : undefined
        return { ...rest, name: pickTranslation(names ?? {}, language) ?? currentName ?? line.name }
      }),
    }),
    ...(Array.isArray(rules) && {
      rules: rules.map(({ names, ...rule }: NamedRow) => ({
        ...rule,
        ...(names && { title: pickTranslation(names, language) ?? rule.title }),
      })),
    }),
    ...(shippingMethod && shippingRule
      ? { shippingMethod: pickTranslation(shippingRule.names ?? {}, language) ?? shippingMethod }
      : {}),
  }
}

const hasNames = (rule: unknown): rule is NamedRow => isRecord(rule) && isRecord(rule.names)
