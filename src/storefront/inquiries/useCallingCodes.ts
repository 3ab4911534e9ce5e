import { useCachedNames, type CachedNames } from '../account/form/useCachedNames.ts'
import { connect } from '../account/session.ts'

export const useCallingCodes = (): CachedNames =>
  useCachedNames('calling codes', async () => (await connect()).places.callingCodes())
