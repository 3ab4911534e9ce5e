import { useCallback, useEffect, useMemo, useState } from 'react'
import { createRegistrationPlaces } from '#api/registration.ts'
import { isDigital } from '#domain/order/digital.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSignedInUser } from '../account/self.ts'
import { shippingAddressOf } from '../checkout/order.ts'
import { createAddresses } from '../profile/addresses/addressesApi.ts'
import { loadPlaceNames } from '../profile/placeNames.ts'
import { useAsyncData } from '../useLoaded.ts'
import { temporaryAddresses } from './addressesHere.ts'
import {
  createRequests,
  type OfferPrice,
  type Request,
  type ShippingTarget,
} from './requestsApi.ts'

type PricedTarget = { readonly of: string; readonly price: OfferPrice | 'failed' }

/** Where an accepted offer is to go, and what it comes to there. */
export function useAcceptance(request: Request) {
  const { client } = useSignedInUser()
  const { savedAddresses } = useBrand().features
  const api = useMemo(
    () => (savedAddresses ? createAddresses(client) : temporaryAddresses()),
    [client, savedAddresses],
  )
  const places = useMemo(() => createRegistrationPlaces(client), [client])
  const load = useCallback(async () => {
    const addresses = await api.list()
    const countries = addresses.map(({ country }) => country ?? '')
    return { addresses, names: await loadPlaceNames(places, countries) }
  }, [api, places])
  const { data, reload } = useAsyncData(load)
  const [chosen, choose] = useState<string>()
  const needsAddress = (request.lines ?? []).some(
    ({ product }) => !isDigital({ type: product?.type ?? '' }),
  )
  const address = needsAddress ? (chosen ?? data?.addresses[0]?._id) : undefined

  const [priced, setPriced] = useState<PricedTarget>()
  const [reloadCount, setReloadCount] = useState(0)
  const typed = savedAddresses ? undefined : data?.addresses.find(({ _id }) => _id === address)
  const to = useMemo(
    (): ShippingTarget =>
      typed
        ? { shippingAddress: shippingAddressOf(typed) }
        : { ...(address !== undefined && { address }) },
    [typed, address],
  )
  const priceKey = `${address ?? ''} ${reloadCount}`
  const isReady = !needsAddress || address !== undefined
  useEffect(() => {
    if (!isReady) return
    let isMounted = true
    createRequests(client)
      .price(request._id, to)
      .catch(() => 'failed' as const)
      .then((price) => isMounted && setPriced({ of: priceKey, price }))
      .catch(() => undefined)
    return () => {
      isMounted = false
    }
  }, [client, request._id, to, isReady, priceKey])
  return {
    api,
    places,
    data,
    reload,
    choose,
    address,
    to,
    needsAddress,
    /** what it comes to there; nothing until that is known */
    price: priced?.of === priceKey ? priced.price : undefined,
    priceAgain: () => setReloadCount((before) => before + 1),
  }
}
