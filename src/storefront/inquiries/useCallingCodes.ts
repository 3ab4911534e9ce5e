import { useCachedNames, type NamesState } from '../account/form/useCachedNames.ts'
import { connect } from '../account/session.ts'

export const useCallingCodes = (): NamesState =>
  useCachedNames('calling codes', async () => (await connect()).places.callingCodes())
