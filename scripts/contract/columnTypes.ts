/** The types of columns of which the database knows only that they hold text or JSON. */
export const columnTypes: {
  readonly imports: readonly string[]
  readonly ofColumn: Readonly<Partial<Record<string, string>>>
} = {
  imports: ["import type { Translations } from '#domain/locale.ts'"],
  ofColumn: {},
}
