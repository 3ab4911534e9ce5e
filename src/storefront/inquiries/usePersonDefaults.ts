import { useEffect, useRef } from 'react'
import type { Profile } from '#api/marketplaceAuth.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import type { Form } from '../account/form/useForm.ts'
import { connect, useSession } from '../account/session.ts'
import { createAddressesApi } from '../profile/addresses/addressesApi.ts'
import { loadPlaceNames } from '../profile/placeNames.ts'
import {
  nameDefaults,
  placeDefaults,
  type InquiryValues,
  type PersonDefaults,
} from './inquiryValues.ts'

/** Prefills the form with the signed-in user's details. */
export function usePersonDefaults(form: Pick<Form<InquiryValues>, 'values' | 'change'>): void {
  const { user } = useSession()
  const { country, features } = useBrand()
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    if (!user) return
    const { values, change } = latest.current
    change(nameDefaults(user, values))
    let isMounted = true
    const fillPlace = async (): Promise<void> => {
      const defaults = await loadPersonDefaults(user, features.savedAddresses)
      if (isMounted) latest.current.change(placeDefaults(defaults, latest.current.values, country))
    }
    // The user can still type them.
    fillPlace().catch(() => undefined)
    return () => {
      isMounted = false
    }
  }, [user, country, features.savedAddresses])
}

async function loadPersonDefaults(user: Profile, hasAddresses: boolean): Promise<PersonDefaults> {
  const { client, places } = await connect()
  const [address] = hasAddresses ? await createAddressesApi(client).list() : []
  const countries = [user.address?.country ?? '', address?.country ?? '']
  return { user, address, names: await loadPlaceNames(places, countries) }
}
