import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'

/** The verb for sending an invitation again. */
export const inviteVerb = 'invite'

/** Returns the address an invitation is sent to, for records that are people. */
export function invitationEmail(resource: Resource, record: RecordData): string | undefined {
  const emailField = resource.fields.find(({ kind }) => kind === 'email')
  return resource.signsIn && emailField ? String(record[emailField.name] ?? '') : undefined
}

/** Returns whether a record can be invited: only people who can sign in and are not deactivated. */
export const canInvite = ({ signsIn }: Resource, record: RecordData): boolean =>
  signsIn !== undefined && record['active'] !== false
