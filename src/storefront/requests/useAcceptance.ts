import { useCallback, useEffect, useMemo, useState } from 'react'
import { createPlaces } from '#api/registration.ts'
import { isDigital } from '#domain/order/digital.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSelf } from '../account/self.ts'
import { sentTo } from '../checkout/order.ts'
import { createAddresses } from '../profile/addresses/addressesApi.ts'
import { loadPlaceNames } from '../profile/placeNames.ts'
import { useLoaded } from '../useLoaded.ts'
import { addressesHere } from './addressesHere.ts'
import { createRequests, type OfferPrice, type Request, type SentTo } from './requestsApi.ts'

type Priced = { readonly of: string; readonly price: OfferPrice | 'failed' }

/** Where an accepted offer is to go, and what it comes to there. */
export function useAcceptance(request: Request) {
  const { client } = useSelf()
  const { savedAddresses } = useBrand().features
  const api = useMemo(
    () => (savedAddresses ? createAddresses(client) : addressesHere()),
    [client, savedAddresses],
  )
  const places = useMemo(() => createPlaces(client), [client])
  const load = useCallback(async () => {
    const addresses = await api.list()
    const countries = addresses.map(({ country }) => country ?? '')
    return { addresses, names: await loadPlaceNames(places, countries) }
  }, [api, places])
  const { data, reload } = useLoaded(load)
  const [chosen, choose] = useState<string>()
  const needsAddress = (request.lines ?? []).some(
    ({ product }) => !isDigital({ type: product?.type ?? '' }),
  )
  const address = needsAddress ? (chosen ?? data?.addresses[0]?._id) : undefined

  const [priced, setPriced] = useState<Priced>()
  const [turn, setTurn] = useState(0)
  const typed = savedAddresses ? undefined : data?.addresses.find(({ _id }) => _id === address)
  const to = useMemo(
    (): SentTo =>
      typed ? { shippingAddress: sentTo(typed) } : { ...(address !== undefined && { address }) },
    [typed, address],
  )
  const wanted = `${address ?? ''} ${turn}`
  const isReady = !needsAddress || address !== undefined
  useEffect(() => {
    if (!isReady) return
    let isHere = true
    createRequests(client)
      .price(request._id, to)
      .catch(() => 'failed' as const)
      .then((price) => isHere && setPriced({ of: wanted, price }))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [client, request._id, to, isReady, wanted])
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
    price: priced?.of === wanted ? priced.price : undefined,
    priceAgain: () => setTurn((before) => before + 1),
  }
}
