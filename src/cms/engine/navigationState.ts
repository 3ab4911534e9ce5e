import { isRecord } from '#resource/kinds/kind.ts'

/** Told along the way to the form of a record by the screen of that record: whoever is done returns there. */
export const fromRecordState = { from: 'record' } as const

export const isFromRecord = (state: unknown): boolean =>
  isRecord(state) && state['from'] === fromRecordState.from
