import { openAsk } from '../ask/openAsk.ts'
import { AskPage } from '../ask/AskPage.tsx'
import { QuoteSteps } from '../ask/QuoteSteps.tsx'

export const openQuote = openAsk('quote', () => <AskPage type="quote" aside={<QuoteSteps />} />)
