import type { ShownName } from '#domain/shownNames.ts'

type ShortProduct = { readonly product: string | undefined; readonly available: number | null }

/**
 * The details of a shortage refusal; the remaining units are only included where stock is visible.
 */
export const shortageDetails = (
  { hiddenNames }: { readonly hiddenNames: () => ReadonlySet<ShownName> },
  { product, available }: ShortProduct,
): Readonly<Record<string, unknown>> => ({
  product,
  ...(hiddenNames().has('stock') ? {} : { available }),
})
