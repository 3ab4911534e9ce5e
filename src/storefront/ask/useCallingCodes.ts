import { useCachedNames, type NamesState } from '../account/form/useCachedNames.ts'
import { connect } from '../account/session.ts'

/** Telephone codes of countries, once per visit. */
export const useCallingCodes = (): NamesState =>
  useCachedNames('calling codes', async () => (await connect()).places.callingCodes())
