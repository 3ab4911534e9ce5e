import { useCallback, useEffect, useMemo, useState } from 'react'
import { createPlaceDirectory } from '#api/registration.ts'
import { isDigital } from '#domain/order/isDigital.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { shippingAddressOf } from '../checkout/order.ts'
import { createAddressesApi } from '../profile/addresses/addressesApi.ts'
import { loadPlaceNames } from '../profile/placeNames.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { createTemporaryAddresses } from './createTemporaryAddresses.ts'
import {
  createRequestsApi,
  type OfferPrice,
  type CustomerRequest,
  type ShippingTarget,
} from './requestsApi.ts'

type PricedTarget = { readonly key: string; readonly price: OfferPrice | 'failed' }

/** Manages the shipping address and the price for accepting an offer. */
export function useAcceptance(request: CustomerRequest) {
  const { client } = useSignedInUser()
  const { savedAddresses } = useBrand().features
  const api = useMemo(
    () => (savedAddresses ? createAddressesApi(client) : createTemporaryAddresses()),
    [client, savedAddresses],
  )
  const places = useMemo(() => createPlaceDirectory(client), [client])
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

  const [latestPrice, setLatestPrice] = useState<PricedTarget>()
  const [reloadCount, setReloadCount] = useState(0)
  const typedAddress = savedAddresses
    ? undefined
    : data?.addresses.find(({ _id }) => _id === address)
  const to = useMemo(
    (): ShippingTarget =>
      typedAddress
        ? { shippingAddress: shippingAddressOf(typedAddress) }
        : { ...(address !== undefined && { address }) },
    [typedAddress, address],
  )
  const priceKey = `${address ?? ''} ${reloadCount}`
  const isReady = !needsAddress || address !== undefined
  useEffect(() => {
    if (!isReady) return
    let isMounted = true
    createRequestsApi(client)
      .price(request._id, to)
      .catch(() => 'failed' as const)
      .then((price) => isMounted && setLatestPrice({ key: priceKey, price }))
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
    /** undefined while loading */
    price: latestPrice?.key === priceKey ? latestPrice.price : undefined,
    reloadPrice: () => setReloadCount((before) => before + 1),
  }
}
