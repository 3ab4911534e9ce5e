import { Addresses } from './addresses/Addresses.tsx'
import { PaymentMethods } from './payment/PaymentMethods.tsx'
import type { ProfilePart } from './sections.ts'
import { Security } from './security/Security.tsx'

type ProfileFormPartName = Exclude<ProfilePart, 'details'>

const parts = { addresses: Addresses, payment: PaymentMethods, security: Security } as const

/** The parts with forms, which nobody loads who only looks at their details. */
export function ProfileFormPart({ section }: { section: ProfileFormPartName }) {
  const Part = parts[section]
  return <Part />
}
