import { openAsk } from '../ask/openAsk.ts'
import { AskPage } from '../ask/AskPage.tsx'
import { ContactWays } from '../ask/ContactWays.tsx'

export const open = openAsk('contact', () => <AskPage type="contact" aside={<ContactWays />} />)
