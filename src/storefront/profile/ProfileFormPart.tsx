import { Addresses } from './addresses/Addresses.tsx'
import { PaymentMethods } from './payment/PaymentMethods.tsx'
import type { ProfilePart } from './sections.ts'
import { Security } from './security/Security.tsx'

type ProfileFormPartName = Exclude<ProfilePart, 'details'>

const parts = { addresses: Addresses, payment: PaymentMethods, security: Security } as const

/** The profile sections with forms, loaded only when one of them is opened. */
export function ProfileFormPart({ section }: { section: ProfileFormPartName }) {
  const Part = parts[section]
  return <Part />
}
