import type { ShownName } from '#resource/declaration.ts'

type ShortProduct = { readonly product: string | undefined; readonly available: number | null }

/** What a refusal for want of stock tells beside its words: how many are left only where that is shown. */
export const shortageDetails = (
  { hiddenNames }: { readonly hiddenNames: () => ReadonlySet<ShownName> },
  { product, available }: ShortProduct,
): Readonly<Record<string, unknown>> => ({
  product,
  ...(hiddenNames().has('stock') ? {} : { available }),
})
