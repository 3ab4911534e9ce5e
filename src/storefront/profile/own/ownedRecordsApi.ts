/** A record that its owner keeps here. */
export type OwnedRecord = {
  readonly _id: string
  readonly version: number
  readonly isDefault?: boolean
}

/** What can be done to all that is kept here, whatever it is. */
export type OwnedRecordsApi<R extends OwnedRecord> = {
  /** the default one first */
  list(): Promise<readonly R[]>
  makeDefault(record: R): Promise<void>
  remove(record: R): Promise<void>
}

/** How a call names a record, and the version of it that was read. */
export const versionedParams = ({ _id, version }: OwnedRecord) => ({
  path: { id: _id },
  header: { 'if-match': `"${version}"` },
})

export const defaultFirst = <R extends OwnedRecord>(records: readonly R[]): R[] =>
  records.toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false))

/** More than anybody keeps. */
export const listAllParams = { query: { limit: 100, sort: 'createdAt' } } as const
