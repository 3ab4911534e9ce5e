import { useMemo } from 'react'
import { createStaffSignIn, type StaffSignIn } from '#api/staffSignIn.ts'
import { useServices } from '../../context/services.ts'

/** Returns the calls of the sign-in page, which are loaded with it. */
export function useStaffSignIn(): StaffSignIn {
  const { client, tokens } = useServices()
  return useMemo(() => createStaffSignIn(client, tokens), [client, tokens])
}
