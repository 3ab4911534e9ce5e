import { useMemo } from 'react'
import { createPlaces, type Places } from '#api/places.ts'
import { useServices } from '../context/services.ts'

/** Loads the countries and cities. */
export function usePlaces(): Places {
  const { client } = useServices()
  return useMemo(() => createPlaces(client), [client])
}
