import type { ShownName } from '#resource/declaration.ts'

type Short = { readonly product: string | undefined; readonly available: number | null }

/** What a refusal for want of stock tells beside its words: how many are left only where that is shown. */
export const shortageOf = (
  { hides }: { readonly hides: () => ReadonlySet<ShownName> },
  { product, available }: Short,
): Readonly<Record<string, unknown>> => ({
  product,
  ...(hides().has('stock') ? {} : { available }),
})
