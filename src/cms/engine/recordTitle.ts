import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'

/** What a record is called. */
export const recordTitle = (resource: Resource, record: RecordData): string =>
  String(record[resource.titleField.name] ?? '')
