import { openAsk } from '../ask/openAsk.ts'
import { AskPage } from '../ask/AskPage.tsx'
import { QuoteSteps } from '../ask/QuoteSteps.tsx'

export const open = openAsk('quote', () => <AskPage type="quote" aside={<QuoteSteps />} />)
