import { useMemo } from 'react'
import { createPlaces, type Places } from '#api/places.ts'
import { useServices } from '../context/services.ts'

/** Countries and cities, for whoever shows or asks for one. */
export function usePlaces(): Places {
  const { client } = useServices()
  return useMemo(() => createPlaces(client), [client])
}
