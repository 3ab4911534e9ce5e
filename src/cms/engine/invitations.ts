import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'

/** The verb by which people are invited once more. */
export const inviteVerb = 'invite'

/** Where an invitation goes to, for records that are people. */
export function invitationEmail(resource: Resource, record: RecordData): string | undefined {
  const emailField = resource.fields.find(({ kind }) => kind === 'email')
  return resource.signsIn && emailField ? String(record[emailField.name] ?? '') : undefined
}

/** Who may not enter need not be invited. */
export const canInvite = ({ signsIn }: Resource, record: RecordData): boolean =>
  signsIn !== undefined && record['active'] !== false
