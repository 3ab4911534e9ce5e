import { pickTranslation, type ByLanguage, type Language } from '#domain/locale.ts'
import { asList, isRecord } from '#resource/kinds/kind.ts'
import type { Row } from '#server/engine/context.ts'

/** What products, discounts, groups and ways of sending were called when an order was placed. */
type NamedRow = Row & { readonly names?: ByLanguage }

/**
 * An order as its reader reads it. It keeps what everything was called in every language when it was
 * placed; one from before kept the language of its buyer alone, and its products are still called something.
 */
export function localizeOrder(record: Row, language: Language): Row {
  const { items, rules, shippingMethod } = record
  const isOtherLanguage = record.language !== undefined && record.language !== language
  const namedRules = asList(rules).filter(hasNames)
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
