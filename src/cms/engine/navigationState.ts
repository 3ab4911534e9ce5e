import { isRecord } from '#resource/kinds/kind.ts'

/** Passed from a record's page to its form, so that the form returns there. */
export const fromRecordState = { from: 'record' } as const

export const isFromRecord = (state: unknown): boolean =>
  isRecord(state) && state['from'] === fromRecordState.from
