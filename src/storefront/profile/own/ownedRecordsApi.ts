/** A record that the user manages in their profile. */
export type OwnedRecord = {
  readonly _id: string
  readonly version: number
  readonly isDefault?: boolean
}

/** The calls that all kinds of owned records share. */
export type OwnedRecordsApi<R extends OwnedRecord> = {
  /** the default record first */
  list(): Promise<readonly R[]>
  makeDefault(record: R): Promise<void>
  remove(record: R): Promise<void>
}

/** Returns the parameters that identify a record and the version that was read. */
export const versionedParams = ({ _id, version }: OwnedRecord) => ({
  path: { id: _id },
  header: { 'if-match': `"${version}"` },
})

export const defaultFirst = <R extends OwnedRecord>(records: readonly R[]): R[] =>
  records.toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false))

/** The limit is higher than the number of records that any user has. */
export const listAllParams = { query: { limit: 100, sort: 'createdAt' } } as const
